import { useCallback, useEffect, useState } from "react";
import type { PaymentSetup } from "#app/domain/purchase/payment-form.ts";
import { footer, landing } from "#app/funnels/dating-quiz/content/begin-texts.ts";
import { readPaymentReturn } from "#app/funnels/dating-quiz/rules/payment-return.ts";
import { nameContent, nameView, seenAt } from "#app/funnels/dating-quiz/rules/view.ts";
import { useBrand } from "#app/funnels/shared/screens/page/site.tsx";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import { useViewHeading } from "#app/funnels/shared/screens/page/use-view-heading.ts";
import { BeginStages } from "./begin-stages.tsx";
import { preload, useOnDemand } from "./on-demand.ts";
import { onFirstInteraction } from "./on-first-interaction.ts";
import { findPart, partsToPreload } from "./stage-parts.ts";
import * as css from "./stages.css.ts";
import { useQuizSession } from "./use-quiz-session.ts";
import { FailedStage, OpeningStage } from "./waiting-stages.tsx";

type QuizPageProps = {
  paymentSetup: PaymentSetup;
  /** How many people have taken the quiz, if that may be shown. */
  takers: string | null;
};

/** `/quiz1`: nine stages on one screen (docs/product.md#quiz-stages); the first three are in the server's HTML. */
export const QuizPage = (props: QuizPageProps) => (
  <SlimPage accent="rose" footer={footer}>
    <div className={css.window}>
      <QuizStages {...props} />
    </div>
  </SlimPage>
);

/** A component of its own, so that an answer does not re-render the page around it. */
function QuizStages({ paymentSetup, takers }: QuizPageProps) {
  const { session, phase, change, forget, retry } = useQuizSession();
  const [isReturning, endReturn] = useIsReturning();
  const isOpen = phase === "open";
  const needed = isOpen ? findPart(session, isReturning) : null;
  const demanded = useOnDemand(needed);
  const isAwaited = needed !== null && demanded.name === "loading";
  const isFailed = phase === "failed" || demanded.name === "failed";
  const openView = isOpen && !isAwaited && !isReturning ? nameView(session) : "landing";
  const view = isFailed ? "failed" : openView;
  const heading = useViewHeading(view);
  const { name } = useBrand();

  useEffect(() => {
    const seen = seenAt(view);
    if (seen) window.visit?.seen.add(seen);
  }, [view]);

  useEffect(() => {
    const title = view === "landing" ? landing.eyebrow : heading.current?.textContent;
    if (title) document.title = `${title} · ${name}`;
  }, [view, heading, name]);

  useEffect(() => {
    const ahead = isOpen && partsToPreload[session.stage];
    return ahead ? onFirstInteraction(() => ahead.forEach(preload)) : undefined;
  }, [isOpen, session.stage]);

  const props = { session, change, forget, heading, paymentSetup, endReturn };
  return (
    <>
      {phase === "failed" && <FailedStage heading={heading} what="quiz" retry={retry} />}
      {isAwaited && <OpeningStage />}
      {demanded.name === "failed" && (
        <FailedStage
          heading={heading}
          what={isReturning ? "page" : nameContent(session)}
          retry={demanded.retry}
        />
      )}
      {demanded.name === "loaded" && <demanded.part {...props} />}
      {needed === null && phase !== "failed" && (
        <BeginStages {...props} isOpen={isOpen} takers={takers} />
      )}
    </>
  );
}

/** Whether the visitor is returning from the bank's page, until `endReturn` is called. */
function useIsReturning(): readonly [isReturning: boolean, endReturn: () => void] {
  const [isReturning, setIsReturning] = useState(false);
  useEffect(() => setIsReturning(readPaymentReturn(window.location.search) !== null), []);
  return [isReturning, useCallback(() => setIsReturning(false), [])];
}
