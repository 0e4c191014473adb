import { EmailStage } from "./email-stage.tsx";
import { InsightStage } from "./insight-stage.tsx";
import { LoadingStage } from "./loading-stage.tsx";
import { QuestionStage } from "./question-stage.tsx";
import type { StageProps } from "./stage-props.ts";

/** The stages between gender and offer. */
export function LaterStage(props: StageProps) {
  const { stage } = props.session;
  if (stage === "quiz") return <QuestionStage {...props} />;
  if (stage === "insight") return <InsightStage {...props} />;
  if (stage === "loading") return <LoadingStage {...props} />;
  return <EmailStage {...props} />;
}
