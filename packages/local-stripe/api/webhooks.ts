import { hours, minutes, seconds } from "../duration.ts";
import { type StripeFaults, takeWebhookFault } from "./faults.ts";
import type { Store } from "./store.ts";

/** `held` and `dropped` are planned faults, `failed` has no retries left. */
type DeliveryState = "new" | "due" | "sending" | "delivered" | "held" | "dropped" | "failed";

type Row = { seq: number; event_id: string; attempts: number };

const PAUSES = [seconds(2), seconds(10), minutes(1), minutes(5), minutes(30), hours(1), hours(3)];
const MOST_ATTEMPTS = 16;
const PATIENCE_MS = seconds(20);
const ENDPOINT = "https://sandbox.local/webhooks/stripe";

/** Applies the fault plan (in place) to new events. Returns whether there were any. */
export function sortNew(store: Store, faults: StripeFaults): boolean {
  const rows = store.sql
    .exec<Row>("select seq, event_id, attempts from deliveries where state = 'new' order by seq")
    .toArray();
  for (const { seq, event_id } of rows) {
    if (takeWebhookFault(faults, "drop")) setState(store, seq, "dropped");
    else if (takeWebhookFault(faults, "late")) setState(store, seq, "held");
    else {
      setState(store, seq, "due");
      if (takeWebhookFault(faults, "double")) planDelivery(store, event_id);
    }
  }
  return rows.length > 0;
}

export const planDelivery = (store: Store, eventId: string): void =>
  void store.sql.exec(
    "insert into deliveries (event_id, due_ms, state) values (?, 0, 'due')",
    eventId,
  );

const setState = (store: Store, seq: number, state: DeliveryState): void =>
  void store.sql.exec("update deliveries set state = ? where seq = ?", state, seq);

export const releaseHeld = (store: Store): void =>
  void store.sql.exec("update deliveries set state = 'due' where state = 'held'");

/** After a crash an in-flight delivery may or may not have arrived, so it is sent again. */
export const reclaim = (store: Store): void =>
  void store.sql.exec("update deliveries set state = 'due' where state = 'sending'");

export const findNextDeliveryMs = (store: Store): number | null =>
  store.sql
    .exec<{ due: number | null }>("select min(due_ms) as due from deliveries where state = 'due'")
    .one().due;

export function listDue(
  store: Store,
  nowMs: number,
  order: StripeFaults["webhooks"]["order"],
): Row[] {
  const rows = store.sql
    .exec<Row>(
      "select seq, event_id, attempts from deliveries where state = 'due' and due_ms <= ? order by seq",
      nowMs,
    )
    .toArray();
  if (order === "sent") return rows;
  return order === "reverse" ? rows.reverse() : shuffle(rows, order.seed);
}

/** Deterministic for a seed. */
function shuffle<T>(items: readonly T[], seed: number): T[] {
  let state = seed;
  return items
    .map((item) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return { item, rank: state };
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

export type Delivered = { delivered: number; failed: number; held: number };
type Endpoint = { endpoint: Fetcher; secret: string };

/** Delivers what `list` finds, one after another and each once, including events that the deliveries cause. */
export async function deliverRound(
  store: Store,
  to: Endpoint | null,
  list: () => Row[],
): Promise<Delivered> {
  const tried = new Set<number>();
  const sent: Delivered = { delivered: 0, failed: 0, held: 0 };
  for (;;) {
    const rows = list().filter(({ seq }) => !tried.has(seq));
    if (to === null || rows.length === 0) break;
    for (const row of rows) {
      tried.add(row.seq);
      const isTaken = await deliver(store, row, to);
      sent[isTaken ? "delivered" : "failed"] += 1;
    }
  }
  sent.held = store.sql
    .exec<{ held: number }>("select count(*) as held from deliveries where state = 'held'")
    .one().held;
  return sent;
}

/** Sends one signed event. Returns whether it was acknowledged; if not, it is retried with backoff. */
async function deliver(store: Store, row: Row, { endpoint, secret }: Endpoint): Promise<boolean> {
  setState(store, row.seq, "sending");
  const event = store.find("event", row.event_id);
  const body = JSON.stringify(event, null, 2);
  const isTaken = await post(endpoint, body, secret);
  const attempts = row.attempts + 1;
  const pause = PAUSES[Math.min(row.attempts, PAUSES.length - 1)] ?? hours(3);
  store.sql.exec(
    "update deliveries set state = ?, attempts = ?, due_ms = ? where seq = ?",
    isTaken ? "delivered" : attempts < MOST_ATTEMPTS ? "due" : "failed",
    attempts,
    Date.now() + pause,
    row.seq,
  );
  if (isTaken) {
    store.sql.exec(
      "update objects set data = json_set(data, '$.pending_webhooks', 0) where id = ?",
      row.event_id,
    );
  }
  return isTaken;
}

async function post(endpoint: Fetcher, body: string, secret: string): Promise<boolean> {
  const patience = new AbortController();
  // Cleared once there is an answer: `AbortSignal.timeout` would hold up a restart of the account until it fires.
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const answer = await endpoint.fetch(ENDPOINT, {
      method: "POST",
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "User-Agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
        "Stripe-Signature": await sign(body, secret),
      },
      body,
      signal: patience.signal,
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Stripe's signature: HMAC of the attempt's real time and the body. */
async function sign(body: string, secret: string): Promise<string> {
  const at = Math.floor(Date.now() / 1_000);
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey(
    "raw",
    encoder.encode(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const signature = await crypto.subtle.sign("HMAC", key, encoder.encode(`${at}.${body}`));
  return `t=${at},v1=${toHex(signature)}`;
}

const toHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
