import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { FUNNEL_STEPS } from "../app/domain/funnel-step.ts";

const DAY_MS = 86_400_000;
/** How far back the orders go: further than the pages look. */
const DAYS = 365;
const SOURCES = Array.from({ length: 20 }, (_, at) => (at === 0 ? "" : `source-${at}`));
const VARIANTS = ["goods:pictures", "goods:plain"];

type Row = Readonly<Record<string, SQLInputValue>>;

/** Orders, subscriptions, charges, mails, reviews and counts, as a busy year leaves them. */
export function fillDesk(db: DatabaseSync, { orders, now }: { orders: number; now: number }): void {
  const insert = createInsert(db);
  db.exec("pragma synchronous = off");
  db.exec("begin");
  SOURCES.forEach((source, at) => {
    const variant = VARIANTS[at % 2] ?? "";
    insert("origins", { id: at + 1, source, campaign: "", variant, country: "EU" });
  });
  for (let at = 0; at < orders; at += 1) {
    const order = fillOrder(insert, at, now - spread(at, 7_919));
    if (at % 4 === 0) fillSubscription(insert, at, now - spread(at, 104_729), now);
    if (at % 100 === 0) fillReview(insert, order, now);
  }
  for (let day = 0; day < DAYS; day += 1) fillCounts(insert, Math.floor(now / DAY_MS) - day);
  db.exec("commit");
  db.close();
}

/** Whole milliseconds, spread over the year without randomness, so that each run measures the same. */
const spread = (at: number, prime: number): number =>
  Math.round((((at * prime) % 99_991) / 99_991) * DAYS * DAY_MS);

const idOf = (at: number, kind: string): string =>
  `${at.toString(16).padStart(8, "0")}-${kind}-4777-8777-777777777777`;

type Insert = (table: string, row: Row) => void;

function createInsert(db: DatabaseSync): Insert {
  const statements = new Map<string, ReturnType<DatabaseSync["prepare"]>>();
  return (table, row) => {
    const columns = Object.keys(row);
    const text = `insert or ignore into ${table} (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`;
    const statement = statements.get(text) ?? db.prepare(text);
    statements.set(text, statement);
    statement.run(...Object.values(row));
  };
}

function fillOrder(insert: Insert, at: number, paidAt: number): string {
  const id = idOf(at, "7777");
  const email = `buyer${at}@example.test`;
  const origin_id = (at % SOURCES.length) + 1;
  const sold = at % 3 ? "dating_bundle" : "perfectionism_toolkit";
  const amount_cents = at % 3 ? 1_999 : 4_900;
  insert("orders", {
    id,
    visitor_hash: `order ${at}`,
    product: sold,
    email,
    email_folded: email,
    amount_cents,
    status: "paid",
    payment_intent_id: `pi_${at}`,
    origin_id,
    created_at: paidAt - 60_000,
    paid_at: paidAt,
    updated_at: paidAt,
  });
  insert("charges", {
    id: `ch_${at}`,
    owner_id: id,
    sold,
    amount_cents,
    charged_at: paidAt,
    origin_id,
    refunded_cents: at % 25 ? 0 : amount_cents,
    fee_cents: 88,
    ...(at % 300 ? { dispute: "none" } : { dispute: "open", withheld_cents: amount_cents }),
  });
  insert("email_jobs", {
    id: idOf(at, "5555"),
    email,
    recipient: `hash ${at}`,
    kind: "order_delivery",
    dedupe_key: `delivery ${at}`,
    created_at: paidAt,
    due_at: paidAt,
    attempts: 1,
    ...(at % 500 === 0
      ? { status: "failed", failed_at: paidAt, last_error: `reason ${at % 7}` }
      : { status: "sent", sent_at: paidAt }),
  });
  return id;
}

function fillSubscription(insert: Insert, at: number, startedAt: number, now: number): void {
  const id = idOf(at, "2222");
  const origin_id = (at % SOURCES.length) + 1;
  const trialEnd = startedAt + 7 * DAY_MS;
  const isActive = at % 12 !== 0;
  const status = trialEnd > now ? "trialing" : isActive ? "active" : "canceled";
  const email = `subscriber${at}@example.test`;
  insert("quiz2_attempts", {
    id,
    status: "completed",
    progress_count: 100,
    visitor_hash: `attempt ${at}`,
    origin_id,
    started_at: startedAt - 1_200_000,
    completed_at: startedAt - 600_000,
  });
  insert("quiz2_subscriptions", {
    id,
    attempt_id: id,
    stripe_sub_id: `sub_${at}`,
    stripe_customer_id: `cus_${at}`,
    status,
    email,
    mailbox: email,
    trial_start: startedAt,
    trial_end: trialEnd,
    consented_at: startedAt,
    period_end: trialEnd > now ? trialEnd : now + DAY_MS,
  });
  const charge = { owner_id: id, refunded_cents: 0, fee_cents: 88, dispute: "none", origin_id };
  const first = { id: `ch_trial_${at}`, sold: "trial", amount_cents: 200, charged_at: startedAt };
  insert("charges", { ...charge, ...first });
  for (let month = 0; month < (isActive ? 12 : 2); month += 1) {
    const charged_at = trialEnd + month * 30 * DAY_MS;
    if (charged_at > now) return;
    const paid = { id: `ch_${at}_${month}`, sold: "month", amount_cents: 1_999, charged_at };
    insert("charges", { ...charge, ...paid });
  }
}

const fillReview = (insert: Insert, order_id: string, now: number): void =>
  insert("reviews", {
    id: order_id,
    order_id,
    rating: 5,
    text: "It helped.",
    first_name: "Ada",
    consented_at: now,
    created_at: now,
    updated_at: now,
  });

function fillCounts(insert: Insert, day: number): void {
  for (const [funnel, steps] of Object.entries(FUNNEL_STEPS)) {
    SOURCES.forEach((source, at) => {
      const variant = VARIANTS[at % 2] ?? "";
      steps.forEach((step, depth) => {
        const n = Math.max(1, Math.round((1_000 - at * 40) * 0.7 ** depth));
        const counted = { day, source, campaign: "", funnel, step, variant, country: "EU", n };
        insert("funnel_counts", counted);
      });
    });
  }
}
