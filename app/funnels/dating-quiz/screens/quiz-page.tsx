import { useEffect } from "react";
import { SlimPage } from "#app/funnels/shared/screens/slim-page.tsx";
import { useViewHeading } from "#app/funnels/shared/screens/use-view-heading.ts";
import { footer } from "../content/texts.ts";
import { nameView } from "../rules/view.ts";
import { BeginStages } from "./begin-stages.tsx";
import { FailedStage } from "./failed-stage.tsx";
import { loadAhead, useOnDemand } from "./on-demand.ts";
import { OpeningStage } from "./opening-stage.tsx";
import { partsAhead, stageParts } from "./stage-parts.ts";
import { useQuizSession } from "./use-quiz-session.ts";

/** `/quiz1`: nine stages on one screen (specification, section 2). The first three stand in the server's HTML. */
export function QuizPage() {
  const { session, phase, change, forget, openAgain } = useQuizSession();
  const isOpen = phase === "open";
  const needed = (isOpen && stageParts[session.stage]) || null;
  const demanded = useOnDemand(needed);
  const isAwaited = needed !== null && demanded.name === "loading";
  const heading = useViewHeading(isOpen && !isAwaited ? nameView(session) : "landing");

  useEffect(() => {
    const ahead = isOpen && partsAhead[session.stage];
    if (ahead) loadAhead(ahead);
  }, [isOpen, session.stage]);

  const props = { session, change, forget, heading };
  return (
    <SlimPage accent="rose" footer={footer}>
      {phase === "failed" && <FailedStage {...{ heading }} tryAgain={openAgain} />}
      {isAwaited && <OpeningStage />}
      {demanded.name === "failed" && <FailedStage {...{ heading }} tryAgain={demanded.tryAgain} />}
      {demanded.name === "loaded" && <demanded.part {...props} />}
      {needed === null && phase !== "failed" && <BeginStages {...props} isOpen={isOpen} />}
    </SlimPage>
  );
}
