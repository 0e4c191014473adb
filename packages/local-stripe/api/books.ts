import type Stripe from "stripe";
import { drawId } from "./ids.ts";
import type { Charge, Kept, KeptByName, KeptName } from "./kept.ts";
import { missing } from "./problem.ts";
import type { Store } from "./store.ts";

/** A movement of money: `charge`, `reinstate` and `return` (of a failed refund) in, `refund` and `dispute` out; amounts are never negative. */
export type Movement = {
  atMs: number;
  kind: "charge" | "refund" | "dispute" | "reinstate" | "return";
  amountCents: number;
  currency: string;
  customerId: string | null;
  paymentIntentId: string | null;
  chargeId: string;
  description: string | null;
};

/** Null for events that Stripe causes itself, such as the end of a trial or a retry. */
type Request = { id: string; idempotencyKey: string | null } | null;

/** Scheduled actions. */
export type Verb =
  | "expireSession"
  | "announceTrialEnd"
  | "announceRenewal"
  | "renew"
  | "finalizeInvoice"
  | "retryInvoice"
  | "openDispute"
  | "bookBalance"
  | "cancelAt";

/** Whether the object is the stub that Stripe keeps of a deleted one; only a customer's can be retrieved. */
export const isDeleted = (object: object): boolean =>
  "deleted" in object && object.deleted === true;

export const API_VERSION = "2026-10-28.endive";

/** The account's objects at one moment of its clock; all writes go through here. */
export class Books {
  readonly store: Store;
  readonly nowMs: number;
  readonly request: Request;

  constructor(store: Store, nowMs: number, request: Request = null) {
    this.store = store;
    this.nowMs = nowMs;
    this.request = request;
  }

  /** In whole seconds, like all of Stripe's times. */
  get now(): number {
    return Math.floor(this.nowMs / 1_000);
  }

  find<N extends KeptName>(name: N, id: string | null): KeptByName[N] | null {
    const object = id === null ? null : this.store.find(name, id);
    return object !== null && isDeleted(object) ? null : object;
  }

  /** @throws Problem `resource_missing`, with the parameter that carried the id */
  get<N extends KeptName>(name: N, id: string, param = "id"): KeptByName[N] {
    const object = this.find(name, id);
    if (object === null)
      throw missing(name === "checkout.session" ? name : name.replaceAll(/[._]/g, " "), id, param);
    return object;
  }

  add<N extends KeptName>(object: KeptByName[N] & Kept, event?: string): KeptByName[N] {
    this.store.put(object);
    if (event !== undefined) this.announce(event, object);
    return object;
  }

  /** Stores the changed object and emits its event with the previous attributes; does nothing if nothing changes. */
  change<N extends KeptName>(
    before: KeptByName[N] & Kept,
    changes: Partial<KeptByName[N]>,
    event?: string,
  ): KeptByName[N] {
    const after = { ...before, ...changes };
    const previous = findChanges(before, after);
    if (Object.keys(previous).length === 0) return after;
    this.store.put(after);
    if (event !== undefined) {
      this.announce(event, after, event.endsWith(".updated") ? previous : undefined);
    }
    return after;
  }

  /** Leaves of a deleted object what Stripe still tells of it. */
  leaveStub<N extends KeptName>(of: { id: string; object: N }): object {
    const stub = { ...of, deleted: true };
    this.store.put(stub as unknown as KeptByName[N]);
    return stub;
  }

  announce(type: string, object: object, previous?: object): void {
    const event: Stripe.EventBase = {
      id: drawId("event"),
      object: "event",
      api_version: API_VERSION,
      created: this.now,
      data: { object, ...(previous !== undefined && { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: 1,
      request: {
        id: this.request?.id ?? null,
        idempotency_key: this.request?.idempotencyKey ?? null,
      },
      type: type as Stripe.Event.Type,
    };
    this.store.put(event);
    this.store.sql.exec(
      "insert into deliveries (event_id, due_ms, state) values (?, 0, 'new')",
      event.id,
    );
  }

  plan(verb: Verb, id: string, dueSeconds: number): void {
    this.store.sql.exec(
      "insert or replace into agenda (verb, id, due_ms) values (?, ?, ?)",
      verb,
      id,
      dueSeconds * 1_000,
    );
  }

  unplan(id: string, ...verbs: Verb[]): void {
    for (const verb of verbs) {
      this.store.sql.exec("delete from agenda where id = ? and verb = ?", id, verb);
    }
  }

  /** Enters what has moved for a charge into the ledger. */
  record(kind: Movement["kind"], charge: Charge, amountCents: number): void {
    const movement: Movement = {
      atMs: this.nowMs,
      kind,
      amountCents,
      currency: charge.currency,
      customerId: charge.customer,
      paymentIntentId: charge.payment_intent,
      chargeId: charge.id,
      description: charge.description,
    };
    this.store.sql.exec("insert into movements (data) values (?)", JSON.stringify(movement));
  }

  /** URL of a hosted page. */
  pageUrl(path: string): string {
    const origin = this.store.readSetting<string>("origin") ?? "http://localhost:8787";
    return `${origin}/__sandbox/stripe/${path}`;
  }
}

/** The attributes of `before` that differ in `after`, as an event's `previous_attributes`. */
function findChanges(before: object, after: object): Record<string, unknown> {
  const old = new Map(Object.entries(before));
  const changes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(after)) {
    const was: unknown = old.get(name) ?? null;
    if (JSON.stringify(was) === JSON.stringify(value ?? null)) continue;
    changes[name] = isHash(was) && isHash(value) ? findChanges(was, value) : was;
  }
  return changes;
}

/** Plain hashes are compared by attribute; lists and other objects as a whole. */
const isHash = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !("object" in value);
