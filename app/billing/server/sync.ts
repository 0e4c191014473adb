import type { Database } from "#app/data/database.ts";
import { type Fence, moveFence, type Stored } from "#app/data/stripe-events.ts";
import { minutes } from "#app/domain/duration.ts";
import { StripeRefusal } from "#app/payments/call-stripe.ts";
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
  /** Of the ids that Stripe gives to these objects. */
  readonly idPrefix: string;
  /**
   * Brings the row of one object up to date with Stripe. An object without a row is a no-op.
   * @throws AppError `unavailable`; the fence then stays behind, and the sweep retries.
   */
  readonly sync: (deps: SyncDeps, objectId: string) => Promise<void>;
  /** Requests the syncs that only time calls for, and returns the ids of their objects. */
  readonly requestDue: (deps: SyncDeps) => Promise<string[]>;
};

/** More often than this nobody changes a row while Stripe is being asked. */
const TRIES = 3;

type Sync<Opened, Row> = {
  readonly objectId: string;
  /** Already opened, with what else its caller reads. */
  readonly opened?: Opened | null;
  readonly open: () => Promise<Opened | null>;
  /** Moves the fence with what it writes. Null: nothing was written, since something else has changed meanwhile. */
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
    const stored = await store(opened);
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
  /** What remains to be done at Stripe. */
  readonly actions: readonly (() => Promise<void>)[];
};

/** Each action leads one step on, so more rounds than this would not converge either. */
const ROUNDS = 4;

/** Before an action that Stripe refuses is tried again. */
export const REFUSED_FOR_MS = minutes(10);

type Settled<State> = {
  readonly state: State;
  /** What Stripe refuses for good, and is still to be done. */
  readonly refusal: StripeRefusal | null;
};

/**
 * Fetches and acts until Stripe needs nothing more, or refuses all that is left. Each action stands alone: one that
 * fails keeps no other from being tried. A concurrent sync may have done what Stripe refuses to do again, so a failure
 * counts only if the next fetch still asks for an action.
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
    // What the others have done may call for more.
    if (refusals.length === actions.length) refusal = refusals[0] ?? null;
  }
}

/** Stripe's clock may be ahead of ours: its events are never from the future. */
export const latestTime = (clock: Clock, { lastEvent }: Fence): number =>
  Math.max(clock(), lastEvent?.createdAt ?? 0);
