import type { ComponentType } from "react";
import type { Stage } from "../rules/quiz-session.ts";
import { type OnDemand, onDemand } from "./on-demand.ts";
import type { StageProps } from "./stage-props.ts";

type StagePart = OnDemand<ComponentType<StageProps>>;
type StageParts = Readonly<Partial<Record<Stage, StagePart>>>;

/** From the first question to the e-mail stage. */
const later: StagePart = onDemand(() => import("./later-stage.tsx").then((m) => m.LaterStage));
const offer: StagePart = onDemand(() => import("./offer-stage.tsx").then((m) => m.OfferStage));
const result: StagePart = onDemand(() => import("./result-stage.tsx").then((m) => m.ResultStage));

/** The stages that are not in the first script. */
export const stageParts: StageParts = {
  ...{ quiz: later, insight: later, loading: later, email: later },
  ...{ offer, result },
};

/** What comes next is asked for before, so that no press waits for it. */
export const partsAhead: StageParts = { age: later, gender: later, loading: offer, email: offer };

/** Only who comes back needs it. */
export const keptSessionReader = onDemand(() =>
  import("../rules/stored-session.ts").then((m) => m.parseStoredSession),
);
