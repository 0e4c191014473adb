import type { ComponentType } from "react";
import { preloadScene } from "#app/design/scene.tsx";
import {
  type QuizSession,
  STAGES,
  type Stage,
} from "#app/funnels/dating-quiz/rules/quiz-session.ts";
import { offerRest, paymentPart } from "../offer/offer-parts.tsx";
import { type OnDemand, onDemand, preload } from "./on-demand.ts";
import type { StageProps } from "./stage-props.ts";

type StagePart = OnDemand<ComponentType<StageProps>>;
type StageParts = Readonly<Partial<Record<Stage, StagePart>>>;

/** From the first question to the e-mail stage. */
const later: StagePart = onDemand(() => {
  preloadScene("insight-1");
  return import("./later-stage.tsx").then((m) => m.LaterStage);
});
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
  quiz: later,
  insight: later,
  loading: later,
  email: later,
  offer,
  result,
};

/** The lazy part that renders a session, or null for the first stages. A result without archetype falls back to the email stage. */
export function findPart(session: QuizSession, isReturning: boolean): StagePart | null {
  const { stage, finalArchetype, isPaymentMode, clientSecret } = session;
  if (isReturning) return paymentReturn;
  const isResult = stage === "offer" || stage === "result";
  if (isResult && finalArchetype === null) return later;
  const isPaying = stage === "offer" && isPaymentMode && clientSecret !== null;
  return (isPaying ? paymentPart : parts[stage]) ?? null;
}

type PartsToPreload = Readonly<Partial<Record<Stage, readonly OnDemand<unknown>[]>>>;

/** Parts to preload at each stage, so that no click waits for a script. */
export const partsToPreload: PartsToPreload = {
  age: [later],
  gender: [later],
  loading: [offer, offerRest],
  email: [offer, offerRest],
};

/** Preloads a stored session's stage in parallel with the script that parses the session. */
export function preloadStoredStage(text: string): void {
  const stage = STAGES.find((candidate) => text.includes(`"stage":"${candidate}"`));
  const part = stage && parts[stage];
  if (part) preload(part);
}

/** Needed by returning visitors only. */
export const sessionParser = onDemand(() =>
  import("#app/funnels/dating-quiz/rules/stored-session.ts").then((m) => m.parseStoredSession),
);
