import { loading } from "#app/funnels/dating-quiz/content/texts.ts";
import {
  ANALYSIS_OVER_MS,
  ANALYSIS_STAGES,
  factorPercent,
} from "#app/funnels/dating-quiz/rules/analysis.ts";
import { finishLoading } from "#app/funnels/dating-quiz/rules/flow.ts";
import { Analysis, useAnalysis } from "#app/funnels/shared/screens/analysis.tsx";
import { PictureStage } from "#app/funnels/shared/screens/page/picture-stage.tsx";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { Rosette } from "../rosette.tsx";
import { EmailStage } from "./email-stage.tsx";
import { InsightStage } from "./insight-stage.tsx";
import { QuestionStage } from "./question-stage.tsx";
import type { StageProps } from "./stage-props.ts";
import { inQuiz } from "./stages.css.ts";

/** The stages between gender and offer. */
export function LaterStage(props: StageProps) {
  const { stage } = props.session;
  if (stage === "quiz") return <QuestionStage {...props} />;
  if (stage === "insight") return <InsightStage {...props} />;
  if (stage === "loading") return <LoadingStage {...props} />;
  return <EmailStage {...props} />;
}

const PERCENT_PER_RING = 20;

function LoadingStage({ change, heading }: StageProps) {
  const progress = useAnalysis({
    stages: ANALYSIS_STAGES,
    overMs: ANALYSIS_OVER_MS,
    onOver: () => change(finishLoading),
  });
  const claimText = useClaimText();
  const factors = loading.factors.map(({ name, ...factor }, place) => ({
    name: ("claim" in factor && claimText(factor.claim)) || name,
    percent: factorPercent(progress, place),
  }));
  return (
    <div className={inQuiz}>
      <PictureStage picture={<Rosette lit={Math.floor(progress / PERCENT_PER_RING)} />}>
        <Analysis heading={heading} factors={factors} title={loading.title} lead={loading.lead} />
      </PictureStage>
    </div>
  );
}
