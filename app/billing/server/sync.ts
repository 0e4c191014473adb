import type { Database } from "#app/data/database.ts";
import { noteMissing } from "#app/data/failed-syncs.ts";
import { type Fence, moveFence, type Stored } from "#app/data/stripe-events.ts";
import { minutes } from "#app/domain/duration.ts";
import { isMissing, StripeRefusal } from "#app/payments/call-stripe.ts";
import type { Payments } from "#app/payments/payments.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Log } from "#app/platform/log.ts";

export type SyncDeps = {
  db: Database;
  clock: Clock;
  payments: Payments;
  enqueueEmails: (jobIds: string[]) => void;
  log: Log;
};

/** An owner of rows that follow objects at Stripe; registered with `createStripeSync`. */
export type SyncOwner = {
  /** The prefix of these objects' ids at Stripe. */
  readonly idPrefix: string;
  /**
   * Brings the row of one object up to date with Stripe. An object without a row is a no-op.
   * @throws AppError `unavailable`; the fence then stays behind, and the sweep retries.
   */
  readonly sync: (deps: SyncDeps, objectId: string) => Promise<void>;
  /** Requests the syncs that become due by time alone, and returns the ids of their objects. */
  readonly requestDue: (deps: SyncDeps) => Promise<string[]>;
};

/** Nobody changes a row more often than this while Stripe is being asked. */
const TRIES = 3;

type Sync<Opened, Row> = {
  readonly objectId: string;
  /** Already opened by the caller, together with other reads. */
  readonly opened?: Opened | null;
  readonly open: () => Promise<Opened | null>;
  /** Writes, and moves the fence with it. Null: nothing was written, because something else changed in the meantime. */
  readonly store: (opened: Opened) => Promise<Stored<Row> | "nothing_to_store" | null>;
};

/**
 * Runs a sync, unless the row already reflects everything that was requested (docs/decisions/0010). Returns the stored
 * row; null if nothing was stored.
 */
export async function syncBehindFence<Opened extends { readonly fence: Fence }, Row>(
  deps: SyncDeps,
  { objectId, open, store, ...first }: Sync<Opened, Row>,
): Promise<Row | null> {
  for (let turn = 1; turn <= TRIES; turn += 1) {
    const opened = turn === 1 && first.opened ? first.opened : await open();
    if (opened === null) return null;
    const { requestedRevision, syncedRevision } = opened.fence;
    if (syncedRevision >= requestedRevision) return null;
    const stored = await store(opened).catch(async (error) => {
      const missing = { objectId, requestedRevision, now: deps.clock() };
      if (isMissing(error)) await noteMissing(deps.db, missing);
      throw error;
    });
    if (stored === "nothing_to_store") {
      await moveFence(deps.db, objectId, requestedRevision);
      return null;
    }
    if (stored === null) continue;
    if (stored.jobIds.length > 0) deps.enqueueEmails(stored.jobIds);
    return stored.row;
  }
  return null;
}

type Fetched<State> = {
  readonly state: State;
  /** The changes that remain to be made at Stripe. */
  readonly actions: readonly (() => Promise<void>)[];
};

/** Every round makes progress, so a sync that needs more rounds than this would never converge. */
const ROUNDS = 4;

/** The pause before an action that Stripe refused is retried. */
export const REFUSED_FOR_MS = minutes(10);

type Settled<State> = {
  readonly state: State;
  /** Stripe's refusal of an action that is still to be done. */
  readonly refusal: StripeRefusal | null;
};

/**
 * Fetches and acts until Stripe needs nothing more, or refuses all that is left. A failed action does not stop the
 * others. A concurrent sync may already have done what Stripe refuses to do again, so a failure counts only if the
 * next fetch still asks for an action.
 */
export async function settle<State>(fetch: () => Promise<Fetched<State>>): Promise<Settled<State>> {
  let refusal: StripeRefusal | null = null;
  let failure: unknown;
  for (let round = 1; ; round += 1) {
    const { state, actions } = await fetch();
    if (actions.length === 0) return { state, refusal: null };
    if (failure !== undefined) throw failure;
    if (refusal !== null) return { state, refusal };
    if (round === ROUNDS) throw new Error(`Sync did not converge after ${ROUNDS} rounds.`);
    const refusals: StripeRefusal[] = [];
    for (const act of actions) {
      await act().catch((error: unknown) => {
        if (error instanceof StripeRefusal && error.kind === "refused") refusals.push(error);
        else failure ??= error;
      });
    }
    // Otherwise the actions that succeeded may call for more.
    if (refusals.length === actions.length) refusal = refusals[0] ?? null;
  }
}

/** Our time, or the last event's if Stripe's clock is ahead of ours: no event is from the future. */
export const latestTime = (clock: Clock, { lastEvent }: Fence): number =>
  Math.max(clock(), lastEvent?.createdAt ?? 0);
