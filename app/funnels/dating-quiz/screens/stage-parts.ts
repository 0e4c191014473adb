import type { ComponentType } from "react";
import type { QuizSession, Stage } from "../rules/quiz-session.ts";
import { type OnDemand, onDemand } from "./on-demand.ts";
import type { StageProps } from "./stage-props.ts";

type StagePart = OnDemand<ComponentType<StageProps>>;
type StageParts = Readonly<Partial<Record<Stage, StagePart>>>;

/** From the first question to the e-mail stage. */
const later: StagePart = onDemand(() => import("./later-stage.tsx").then((m) => m.LaterStage));
const offer: StagePart = onDemand(() => import("./offer-stage.tsx").then((m) => m.OfferStage));
/** It brings the way to Stripe along, so it comes with the first press that buys. */
export const paymentPart: StagePart = onDemand(() =>
  import("./payment-stage.tsx").then((m) => m.PaymentStage),
);
const paymentReturn: StagePart = onDemand(() =>
  import("./payment-return.tsx").then((m) => m.PaymentReturn),
);
const result: StagePart = onDemand(() => import("./result-stage.tsx").then((m) => m.ResultStage));

/** The stages that are not in the first script. */
const stageParts: StageParts = {
  ...{ quiz: later, insight: later, loading: later, email: later },
  ...{ offer, result },
};

/** What shows a session; null for the stages that are in the first script. */
export function findPart(session: QuizSession, isReturning: boolean): StagePart | null {
  if (isReturning) return paymentReturn;
  const part = stageParts[session.stage] ?? null;
  if (part !== offer && part !== result) return part;
  // The e-mail stage asks for what a result is missing.
  if (session.finalArchetype === null) return later;
  return part === offer && session.isPaymentMode && session.clientSecret ? paymentPart : part;
}

/** What comes next is asked for before, so that no press waits for it. */
export const partsAhead: StageParts = { age: later, gender: later, loading: offer, email: offer };

/** Only who comes back needs it. */
export const keptSessionReader = onDemand(() =>
  import("../rules/stored-session.ts").then((m) => m.parseStoredSession),
);
