import type { RefObject } from "react";
import { analysis } from "#app/funnels/life-assessment/content/preview.ts";
import {
  ANALYSIS_OVER_MS,
  ANALYSIS_STAGES,
  factorPercent,
  openPetals,
} from "#app/funnels/life-assessment/rules/analysis.ts";
import { Analysis, useAnalysis } from "#app/funnels/shared/screens/analysis.tsx";
import { areaAccents } from "../flower/area-accents.css.ts";
import { PreviewStage } from "./preview-stage.tsx";

type PreviewAnalysisProps = { heading: RefObject<HTMLHeadingElement>; onOver: () => void };

/** The flower opens petal by petal, one for each stage. */
export function PreviewAnalysis({ heading, onOver }: PreviewAnalysisProps) {
  const progress = useAnalysis({ stages: ANALYSIS_STAGES, overMs: ANALYSIS_OVER_MS, onOver });
  const factors = analysis.factors.map(({ key, name, scale }) => ({
    name,
    percent: factorPercent(progress, scale),
    accent: areaAccents[key],
  }));
  return (
    <PreviewStage scores={openPetals(progress)}>
      <Analysis heading={heading} factors={factors} title={analysis.title} lead={analysis.lead} />
    </PreviewStage>
  );
}
