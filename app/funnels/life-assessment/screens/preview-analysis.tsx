import { type RefObject, useEffect, useRef, useState } from "react";
import { ProgressBar } from "#app/design/progress-bar.tsx";
import { analysis } from "../content/preview.ts";
import { ANALYSIS_OVER_MS, ANALYSIS_STAGES, factorPercent } from "../rules/analysis.ts";
import * as css from "./preview-analysis.css.ts";
import { PreviewStage } from "./preview-stage.tsx";

type PreviewAnalysisProps = {
  heading: RefObject<HTMLHeadingElement>;
  /** Called once; the view stays as it is until another takes its place. */
  onOver: () => void;
};

export function PreviewAnalysis({ heading, onOver }: PreviewAnalysisProps) {
  const progress = useProgress(onOver);
  const factors = analysis.factors.map(({ key, name, scale }) => ({
    key,
    name,
    percent: factorPercent(progress, scale),
  }));
  return (
    <PreviewStage petals={factors.map(({ key, percent }) => ({ key, length: percent }))}>
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        {analysis.title}
      </h1>
      <p className={css.lead}>{analysis.lead}</p>
      <ul role="list" className={css.factors}>
        {factors.map(({ key, name, percent }) => (
          <li key={key}>
            <p className={css.factor}>
              <span>{name}</span>
              <span className={css.percent}>{percent}%</span>
            </p>
            <ProgressBar label={name} value={percent} />
          </li>
        ))}
      </ul>
    </PreviewStage>
  );
}

function useProgress(onOver: () => void): number {
  const [progress, setProgress] = useState(0);
  const over = useRef(onOver);
  over.current = onOver;

  useEffect(() => {
    const timers = ANALYSIS_STAGES.map((stage) =>
      setTimeout(() => setProgress(stage.progress), stage.atMs),
    );
    timers.push(setTimeout(() => over.current(), ANALYSIS_OVER_MS));
    return () => timers.forEach(clearTimeout);
  }, []);

  return progress;
}
