import { type RefObject, useEffect, useRef, useState } from "react";
import { ProgressBar } from "#app/design/feedback/progress-bar.tsx";
import type { AnalysisStage } from "../rules/analysis-stages.ts";
import * as css from "./analysis.css.ts";

type AnalysisProps = {
  heading: RefObject<HTMLHeadingElement>;
  title: string;
  lead: string;
  factors: readonly {
    readonly name: string;
    readonly percent: number;
    /** A class that gives its bar another accent. */
    readonly accent?: string;
  }[];
};

/** The factors of an analysis, each with its progress. */
export const Analysis = ({ heading, title, lead, factors }: AnalysisProps) => (
  <>
    <h1 ref={heading} tabIndex={-1} className={css.title}>
      {title}
    </h1>
    <p className={css.lead}>{lead}</p>
    <ul role="list" className={css.factors}>
      {factors.map(({ name, percent, accent }) => (
        <li key={name} className={accent}>
          <p className={css.factor}>
            <span>{name}</span>
            <span className={css.percent}>{`${percent}%`}</span>
          </p>
          <ProgressBar label={name} value={percent} />
        </li>
      ))}
    </ul>
  </>
);

type Schedule = {
  stages: readonly AnalysisStage[];
  overMs: number;
  /** Called once; the view stays until the caller replaces it. */
  onOver: () => void;
};

/** Progress, 0 to 100, of an analysis that starts on mount. */
export function useAnalysis({ stages, overMs, onOver }: Schedule): number {
  const [progress, setProgress] = useState(0);
  const over = useRef(onOver);
  over.current = onOver;

  useEffect(() => {
    const timers = stages.map((stage) => setTimeout(() => setProgress(stage.progress), stage.atMs));
    timers.push(setTimeout(() => over.current(), overMs));
    return () => timers.forEach(clearTimeout);
  }, [stages, overMs]);

  return progress;
}
