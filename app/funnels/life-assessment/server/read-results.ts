import type { Database } from "#app/data/database.ts";
import { findEntitledAttempt, findScoredAttempt } from "#app/data/quiz2-entitlements.ts";
import type { VisitorAttempt } from "#app/data/quiz2-rights.ts";
import { mayDo } from "#app/domain/attempt-rights.ts";
import type { AnyGuideId } from "#app/domain/guides.ts";
import { lockScores } from "#app/domain/life-shape.ts";
import { isEntitled } from "#app/domain/purchase/entitlement.ts";
import { grantGuides } from "#app/domain/purchase/grant-guides.ts";
import type { Offer } from "#app/domain/purchase/subscription.ts";
import { type HelpOffer, offerHelp } from "#app/help/server/find-help.ts";
import { AppError } from "#app/platform/app-error.ts";
import type { Clock } from "#app/platform/clock.ts";
import { findOffer, isOverdue } from "#app/subscriptions/rules/judge-buyer.ts";
import { refusals } from "../content/refusals.ts";
import { type FirstLook, writeFirstLook } from "../rules/first-look.ts";
import { judgeScores, type PersonScores } from "../rules/needs-help.ts";
import { attemptNotFound } from "./attempt-id.ts";
import { type CompleteResults, completeResults } from "./complete-results.ts";
import { readSinceLastTime, type SinceLastTime } from "./history.ts";
import { type Summary, summarize } from "./summarize.ts";

type Deps = { db: Database; clock: Clock };

/** Whose results, and the visitor's country (null: unknown). */
type Asked = { readonly attempt: VisitorAttempt; readonly country: string | null };

/** What is free (docs/product.md#what-is-free), and what opens the rest. */
type Locked = WayIn & {
  readonly locked: true;
  readonly first_look: FirstLook;
};

/** What opens unpaid results. `is_overdue`: a payment failed, and this visitor manages the subscription. */
type WayIn = { readonly offer: Offer; readonly is_overdue: boolean };

/** The guides that this browser's library opens, whichever attempt is shown. */
type OpenGuides = { readonly guides: readonly AnyGuideId[] };

/** The response of `GET /api/quiz2/results/{attemptId}`: complete or locked. */
export type Results = Summary &
  (Opened | Locked) & {
    readonly help?: HelpOffer;
  };

type Opened = {
  readonly complete: CompleteResults & OpenGuides;
  /** If an earlier attempt is open too. */
  readonly since_last_time?: SinceLastTime;
};

export type Completed = {
  readonly scores: PersonScores;
  readonly isPaid: boolean;
  readonly wayIn: WayIn;
  /** Whether an email address is asked for first. */
  readonly isGated: boolean;
  /** Null unless the answers ask for it. */
  readonly help: HelpOffer | null;
};

/** @throws AppError `not_found`, `not_completed`. */
export async function readCompleted(deps: Deps, { attempt, country }: Asked): Promise<Completed> {
  const found = await findScoredAttempt(deps.db, attempt);
  if (found === null) throw attemptNotFound();
  const { status, userId, dangerAnswer, right } = found;
  if (status !== "completed" || found.scores === null) {
    throw new AppError("not_completed", refusals.notCompleted);
  }
  const scores = judgeScores(found.scores, dangerAnswer);
  const isPaid = found.paid.some((paid) => isEntitled(paid, deps.clock()));
  const is_overdue = !isPaid && mayDo(right, "manage") && found.paid.some(isOverdue);
  return {
    scores,
    isPaid,
    wayIn: { offer: findOffer(found.paid), is_overdue },
    isGated: userId === null && !isPaid && !is_overdue,
    help: scores.needsHelp ? offerHelp(country) : null,
  };
}

/**
 * The results of a completed attempt: the free part behind its email gate, or everything while entitled.
 * @throws AppError `not_found`, `not_completed`, `email_required`.
 */
export async function readResults(deps: Deps, asked: Asked): Promise<Results> {
  const { scores, isPaid, wayIn, isGated, help } = await readCompleted(deps, asked);
  if (isGated) {
    throw new AppError("email_required", refusals.noEmail);
  }
  const more = help && { help };
  if (!isPaid) return { ...lockResults(scores, wayIn), ...more };
  const [since, guides] = await Promise.all([
    readSinceLastTime(deps, asked.attempt),
    listOpenGuides(deps, asked.attempt),
  ]);
  return {
    ...summarize(scores),
    complete: { ...completeResults(scores), guides },
    ...(since && { since_last_time: since }),
    ...more,
  };
}

async function listOpenGuides({ db, clock }: Deps, reader: VisitorAttempt) {
  const subscriber = await findEntitledAttempt(db, reader, clock());
  return subscriber === null ? [] : grantGuides(subscriber).ids;
}

/** Everything a visitor learns without paying. */
export const lockResults = (scores: PersonScores, wayIn: WayIn): Summary & Locked => ({
  ...summarize(lockScores(scores)),
  first_look: writeFirstLook(scores),
  locked: true,
  ...wayIn,
});
