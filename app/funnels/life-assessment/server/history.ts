import type { Database } from "#app/data/database.ts";
import { listOpenAttempts, type OpenAttempt } from "#app/data/quiz2-history.ts";
import { listPulses } from "#app/data/quiz2-pulses.ts";
import type { VisitorAttempt } from "#app/data/quiz2-rights.ts";
import { mayDo } from "#app/domain/attempt-rights.ts";
import { days } from "#app/domain/duration.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import type { AreaKey, SubDimension } from "#app/domain/life-areas.ts";
import type { HelpOffer } from "#app/help/server/find-help.ts";
import type { Clock } from "#app/platform/clock.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import { readAttemptCookie } from "#app/subscriptions/server/attempt-cookie.ts";
import { type Closed, closeFor } from "#app/subscriptions/server/find-subscriber.ts";
import type { Caveat, Change } from "../rules/compare-attempts.ts";
import { compareStored } from "./compare-stored.ts";
import { offerHelpFor } from "./offer-help.ts";

/** The time between two completed assessments; the statements ask about the past four weeks. */
const RETAKE_AFTER_MS = days(28);

/** When the next assessment is due, in milliseconds. */
const retakeDueAt = (completedAt: number): number => completedAt + RETAKE_AFTER_MS;

type Deps = { db: Database; clock: Clock };

/** The attempts under the same subscription, without those of others that this browser opened by a mailed link. */
const historyOf = (
  open: readonly OpenAttempt[],
  attempt: OpenAttempt | undefined,
): readonly OpenAttempt[] =>
  open.filter(({ openedBy }) => openedBy.some((one) => attempt?.openedBy.includes(one)));

/** The attempt before this one in its history, for visitors who may see both; null if there is none. */
export async function findEarlier(
  { db, clock }: Deps,
  { id, visitorHash }: VisitorAttempt,
): Promise<AttemptId | null> {
  const open = await listOpenAttempts(db, visitorHash, clock());
  const history = historyOf(
    open,
    open.find((attempt) => attempt.id === id),
  );
  return history[history.findIndex((attempt) => attempt.id === id) + 1]?.id ?? null;
}

type ChangeAnswer = Pick<Change, "before" | "after"> & { readonly is_reliable: boolean };

/** Part of the results call's response (docs/product.md#results-call). */
export type SinceLastTime = {
  readonly before_at: number;
  readonly after_at: number;
  readonly areas: Readonly<Record<AreaKey, ChangeAnswer>>;
  readonly sub_dimensions: Readonly<Record<SubDimension, ChangeAnswer>>;
  readonly caveats: readonly Caveat[];
};

/** What has changed since the attempt before this one; null if there is none. */
export async function readSinceLastTime(
  deps: Deps,
  attempt: VisitorAttempt,
): Promise<SinceLastTime | null> {
  const before = await findEarlier(deps, attempt);
  const compared = before && (await compareStored(deps.db, { before, after: attempt.id }));
  if (compared === null) return null;
  const { beforeAt, afterAt, areas, subDimensions, caveats } = compared;
  return {
    before_at: beforeAt,
    after_at: afterAt,
    areas: answerChanges(areas),
    sub_dimensions: answerChanges(subDimensions),
    caveats,
  };
}

const answerChanges = <Name extends string>(
  changes: Readonly<Record<Name, Change>>,
): Readonly<Record<Name, ChangeAnswer>> =>
  Object.fromEntries(
    Object.entries<Change>(changes).map(([name, { before, after, isReliable }]) => [
      name,
      { before, after, is_reliable: isReliable },
    ]),
  ) as Record<Name, ChangeAnswer>;

type OpenHistory = readonly [latest: OpenAttempt, ...earlier: OpenAttempt[]];

/** The history of the attempt that the cookie names, if it is open, otherwise of the newest; null without one. */
export async function findHistory(deps: Deps, request: Request): Promise<OpenHistory | null> {
  const visitor = await findVisitor(request);
  const open = visitor ? await listOpenAttempts(deps.db, visitor.hash, deps.clock()) : [];
  const named = readAttemptCookie(request);
  const [latest, ...earlier] = historyOf(open, open.find(({ id }) => id === named) ?? open[0]);
  return latest === undefined ? null : [latest, ...earlier];
}

/** `/quiz2/history`: everything its visitor may see, or what opens it. */
export type HistoryPage =
  | Closed
  | {
      readonly state: "open";
      /** Oldest first. */
      readonly attempts: readonly Pick<OpenAttempt, "id" | "completedAt" | "scores">[];
      /** The statements changed between two of them. */
      readonly hasOtherStatements: boolean;
      readonly dueAt: number;
      readonly isDue: boolean;
      /** Whether the subscription opens a retake in this browser; not a reader's. */
      readonly isRetakePaid: boolean;
      /** Oldest first. */
      readonly pulses: Awaited<ReturnType<typeof listPulses>>;
      /** Null unless the newest answers ask for it. */
      readonly help: HelpOffer | null;
    };

export async function loadHistory(deps: Deps, request: Request): Promise<HistoryPage> {
  const history = await findHistory(deps, request);
  if (history === null) return closeFor(deps, request);
  const [latest] = history;
  const pulses = await listPulses(
    deps.db,
    history.map(({ id }) => id),
  );
  const dueAt = retakeDueAt(latest.completedAt);
  return {
    state: "open",
    attempts: history.map(({ id, completedAt, scores }) => ({ id, completedAt, scores })).reverse(),
    hasOtherStatements: history.some(({ bankVersion }) => bankVersion !== latest.bankVersion),
    dueAt,
    isDue: dueAt <= deps.clock(),
    isRetakePaid: history.some(({ right }) => mayDo(right, "manage")),
    pulses: [...pulses].reverse(),
    help: offerHelpFor(request, latest),
  };
}
