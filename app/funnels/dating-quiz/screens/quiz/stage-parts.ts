import type { ComponentType } from "react";
import {
  type QuizSession,
  STAGES,
  type Stage,
} from "#app/funnels/dating-quiz/rules/quiz-session.ts";
import { paymentPart } from "../offer/payment-part.ts";
import { offerRest } from "../offer/rest-parts.ts";
import { loadAhead, type OnDemand, onDemand } from "./on-demand.ts";
import type { StageProps } from "./stage-props.ts";

type StagePart = OnDemand<ComponentType<StageProps>>;
type StageParts = Readonly<Partial<Record<Stage, StagePart>>>;

/** From the first question to the e-mail stage. */
const later: StagePart = onDemand(() => import("./later-stage.tsx").then((m) => m.LaterStage));
const offer: StagePart = onDemand(() =>
  import("../offer/offer-stage.tsx").then((m) => m.OfferStage),
);
const result: StagePart = onDemand(() =>
  import("../offer/result-stage.tsx").then((m) => m.ResultStage),
);
const paymentReturn: StagePart = onDemand(() =>
  import("../offer/payment-return.tsx").then((m) => m.PaymentReturn),
);

const parts: StageParts = {
  ...{ quiz: later, insight: later, loading: later, email: later },
  ...{ offer, result },
};

/** What shows a stage that is not in the first script; a result without archetype asks for name and address again. */
export function findPart(session: QuizSession, isReturning: boolean): StagePart | null {
  const { stage, finalArchetype, isPaymentMode, clientSecret } = session;
  if (isReturning) return paymentReturn;
  const isResult = stage === "offer" || stage === "result";
  if (isResult && finalArchetype === null) return later;
  const isPaying = stage === "offer" && isPaymentMode && clientSecret !== null;
  return (isPaying ? paymentPart : parts[stage]) ?? null;
}

type PartsAhead = Readonly<Partial<Record<Stage, readonly OnDemand<unknown>[]>>>;

/** What comes next is asked for before, so that no press waits for it. */
export const partsAhead: PartsAhead = {
  ...{ age: [later], gender: [later] },
  ...{ loading: [offer, offerRest], email: [offer, offerRest] },
};

/** The stage can be told from a kept session as it is: its script need not wait for the one that reads the rest. */
export function loadKeptStage(text: string): void {
  const stage = STAGES.find((candidate) => text.includes(`"stage":"${candidate}"`));
  const part = stage && parts[stage];
  if (part) loadAhead(part);
}

/** Only who comes back needs it. */
export const keptSessionReader = onDemand(() =>
  import("#app/funnels/dating-quiz/rules/stored-session.ts").then((m) => m.parseStoredSession),
);
