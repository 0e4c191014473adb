import type { RefObject } from "react";
import { analysis } from "#app/funnels/life-assessment/content/preview.ts";
import {
  ANALYSIS_OVER_MS,
  ANALYSIS_STAGES,
  factorPercent,
} from "#app/funnels/life-assessment/rules/analysis.ts";
import { Analysis, useAnalysis } from "#app/funnels/shared/screens/analysis.tsx";
import { PreviewStage } from "./preview-stage.tsx";

type PreviewAnalysisProps = { heading: RefObject<HTMLHeadingElement>; onOver: () => void };

export function PreviewAnalysis({ heading, onOver }: PreviewAnalysisProps) {
  const progress = useAnalysis({ stages: ANALYSIS_STAGES, overMs: ANALYSIS_OVER_MS, onOver });
  const factors = analysis.factors.map(({ key, name, scale }) => ({
    key,
    name,
    percent: factorPercent(progress, scale),
  }));
  return (
    <PreviewStage petals={factors.map(({ key, percent }) => ({ key, length: percent }))}>
      <Analysis {...{ heading, factors }} title={analysis.title} lead={analysis.lead} />
    </PreviewStage>
  );
}
