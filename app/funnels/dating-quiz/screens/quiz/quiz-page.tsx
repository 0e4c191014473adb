import { useEffect } from "react";
import type { PaymentSetup } from "#app/domain/payment-setup.ts";
import { footer, landing } from "#app/funnels/dating-quiz/content/begin-texts.ts";
import { nameView } from "#app/funnels/dating-quiz/rules/view.ts";
import { useBrand } from "#app/funnels/shared/screens/site.tsx";
import { SlimPage } from "#app/funnels/shared/screens/slim-page.tsx";
import { useViewHeading } from "#app/funnels/shared/screens/use-view-heading.ts";
import { BeginStages } from "./begin-stages.tsx";
import { FailedStage } from "./failed-stage.tsx";
import { loadAhead, useOnDemand } from "./on-demand.ts";
import { OpeningStage } from "./opening-stage.tsx";
import * as css from "./quiz-page.css.ts";
import { findPart, partsAhead } from "./stage-parts.ts";
import { useIsReturning } from "./use-is-returning.ts";
import { useQuizSession } from "./use-quiz-session.ts";
import { withFirstMove } from "./with-first-move.ts";

type QuizPageProps = { paymentSetup: PaymentSetup };

/** `/quiz1`: nine stages on one screen (docs/product.md#quiz-stages); the first three are in the server's HTML. */
export const QuizPage = (props: QuizPageProps) => (
  <SlimPage accent="rose" footer={footer}>
    <div className={css.window}>
      <QuizStages {...props} />
    </div>
  </SlimPage>
);

/** Apart from what stands around it: an answer renders no more than it changes. */
function QuizStages({ paymentSetup }: QuizPageProps) {
  const { session, phase, change, forget, openAgain } = useQuizSession();
  const [isReturning, endReturn] = useIsReturning();
  const isOpen = phase === "open";
  const needed = isOpen ? findPart(session, isReturning) : null;
  const demanded = useOnDemand(needed);
  const isAwaited = needed !== null && demanded.name === "loading";
  const isFailed = phase === "failed" || demanded.name === "failed";
  const begun = isOpen && !isAwaited && !isReturning ? nameView(session) : "landing";
  const view = isFailed ? "failed" : begun;
  const heading = useViewHeading(view);
  const { name } = useBrand();

  useEffect(() => {
    const title = view === "landing" ? landing.eyebrow : heading.current?.textContent;
    if (title) document.title = `${title} · ${name}`;
  }, [view, heading, name]);

  useEffect(() => {
    const ahead = isOpen && partsAhead[session.stage];
    return ahead ? withFirstMove(() => ahead.forEach(loadAhead)) : undefined;
  }, [isOpen, session.stage]);

  const props = { session, change, forget, heading, paymentSetup, endReturn };
  return (
    <>
      {phase === "failed" && <FailedStage {...{ heading }} tryAgain={openAgain} />}
      {isAwaited && <OpeningStage />}
      {demanded.name === "failed" && <FailedStage {...{ heading }} tryAgain={demanded.tryAgain} />}
      {demanded.name === "loaded" && <demanded.part {...props} />}
      {needed === null && phase !== "failed" && <BeginStages {...props} isOpen={isOpen} />}
    </>
  );
}
