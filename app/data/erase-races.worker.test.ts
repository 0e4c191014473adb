import { env } from "cloudflare:workers";
import { minutes } from "#app/domain/duration.ts";
import { OrderId } from "#app/domain/ids.ts";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import { ENDED_BY_ERASURE } from "#app/domain/mail/mail-limits.ts";
import { ATTEMPT_ID, db, insertRow, readRows } from "../../tests/fixtures/rows.ts";
import { describe, expect, test } from "../../tests/setup/test.ts";
import { correctAddress } from "./address-correction.ts";
import { forgetCustomer, storeCustomer } from "./checkout-customers.ts";
import { insertCheckoutRound, storeCheckoutSession } from "./checkout-rounds.ts";
import { erasePerson } from "./erase-person.ts";
import { type SyncedOrder, storeOrderSync } from "./order-sync.ts";
import { grantOrder, storeBuyer, storePaymentIntent } from "./orders.ts";
import { findPerson } from "./person.ts";
import { insertPulse } from "./quiz2-pulses.ts";
import { storeReview } from "./reviews.ts";
import { requestSync } from "./stripe-events.ts";

const NOW = 1_790_000_000_000;
const ADA = "ada@example.test" as EmailAddress;
const GRACE = "grace@example.test" as EmailAddress;
const REMOVED = "removed@invalid";
const ORDER_ID = OrderId.parse("77777777-7777-4777-8777-777777777777");
const ATTEMPT = { id: ATTEMPT_ID, visitorHash: "v" };

const findAda = () => findPerson(db, { address: ADA, recipient: "ada" });

async function erase(found = findAda()): Promise<string[]> {
  const request = { source: "link", requestedAt: NOW, counts: {} } as const;
  const erasure = { ...request, id: crypto.randomUUID(), suppressed: ENDED_BY_ERASURE };
  return erasePerson(db, await found, erasure);
}

const order = (row: object = {}) =>
  insertRow("orders", { email: ADA, email_folded: ADA, payment_intent_id: "pi_1", ...row });

const readOrder = async () =>
  (
    await readRows<Record<string, unknown>>(
      "select status, email, email_folded, payment_intent_id from orders",
    )
  )[0];

async function subscribe(row: object = {}): Promise<void> {
  const person = { email: ADA, email_folded: ADA };
  await insertRow("quiz2_users", { id: ATTEMPT_ID, ...person });
  const attempt = { user_id: ATTEMPT_ID, visitor_hash: "v", status: "completed" };
  await insertRow("quiz2_attempts", attempt);
  await insertRow("quiz2_subscriptions", {
    email: ADA,
    mailbox: ADA,
    visitor_hash: "v",
    status: "payment_pending",
    checkout_round: 1,
    ...row,
  });
}

const readSubscription = async () =>
  (
    await readRows<Record<string, unknown>>(
      "select email, mailbox, stripe_customer_id, checkout_url from quiz2_subscriptions",
    )
  )[0];
const readJobs = () => readRows("select kind, email from email_jobs");

const mail = (email: EmailAddress) => ({
  id: crypto.randomUUID(),
  email,
  recipient: email === ADA ? "ada" : "grace",
  dedupeKey: crypto.randomUUID(),
  createdAt: NOW,
});

test("P38 An erasure requests the syncs of all that is open at Stripe, for the next sweep", async () => {
  await order();
  await subscribe({ stripe_customer_id: "cus_1" });
  expect((await erase()).toSorted()).toEqual(["cus_1", "pi_1"]);
  expect(await readRows("select object_id, requested_at from stripe_syncs order by 1")).toEqual([
    { object_id: "cus_1", requested_at: NOW - minutes(1) },
    { object_id: "pi_1", requested_at: NOW - minutes(1) },
  ]);
});

test("P38 What was stored since the person was found is synced too", async () => {
  await order({ payment_intent_id: null });
  const person = await findAda();
  await storePaymentIntent(db, ORDER_ID, "pi_late");
  expect(await erase(Promise.resolve(person))).toEqual(["pi_late"]);
  expect(await readOrder()).toMatchObject({ status: "created", email: REMOVED });
});

describe("P38 A call that read a person's rows before their erasure does not store them again:", () => {
  test("the payment of an order", async () => {
    await order({ payment_intent_id: null });
    await erase();
    expect(await storePaymentIntent(db, ORDER_ID, "pi_1")).toBe(false);
    expect(await readOrder()).toMatchObject({ status: "canceled", payment_intent_id: null });
  });

  test("the payment that another call has stored", async () => {
    await order();
    await erase();
    expect(await storePaymentIntent(db, ORDER_ID, "pi_1")).toBe(false);
    expect(await readOrder()).toMatchObject({ status: "created", email: REMOVED });
  });

  test("the buyer of an order", async () => {
    await order();
    await erase();
    const buyer = { email: ADA, archetype: null, consentVersion: null, quizResult: null };
    expect(await storeBuyer(db, ORDER_ID, buyer, NOW)).toBe(false);
    expect(await readOrder()).toMatchObject({ email: REMOVED, email_folded: null });
  });

  test("the address of a subscription", async () => {
    await subscribe();
    await erase();
    const job = { ...mail(GRACE), kind: "address_corrected" as const, payload: {} };
    const correction = { row: { email: ADA }, email: GRACE, correctedAt: NOW, job };
    expect(await correctAddress(db, ATTEMPT, correction)).toBe(false);
    expect(await readSubscription()).toMatchObject({ email: REMOVED, mailbox: null });
    expect([await readJobs(), await readRows("select * from quiz2_users")]).toEqual([[], []]);
  });

  const round = {
    seenRound: 1,
    email: ADA,
    country: "DE",
    network: "n",
    offer: "trial" as const,
    isAddressOwner: true,
    expiresAt: NOW + 1,
    consentVersion: null,
    consentedAt: NOW,
  };

  test("a further round of a checkout", async () => {
    await subscribe();
    await erase();
    expect(await insertCheckoutRound(db, ATTEMPT, round)).toBeNull();
    expect(await readSubscription()).toMatchObject({ email: REMOVED, mailbox: null });
    for (const table of ["quiz2_users", "quiz2_attempt_visitors", "opened_payments"]) {
      expect(await readRows(`select * from ${table}`), table).toEqual([]);
    }
  });

  test("the first round of an attempt that is gone", async () => {
    await subscribe();
    await env.DB.exec("delete from quiz2_subscriptions");
    await erase();
    expect(await insertCheckoutRound(db, ATTEMPT, { ...round, seenRound: 0 })).toBeNull();
    expect(await readRows("select * from quiz2_users")).toEqual([]);
  });

  test("a checkout's customer, who is deleted, and its session", async () => {
    await subscribe();
    await erase();
    expect(await storeCustomer(db, ATTEMPT_ID, "cus_1")).toBeNull();
    const session = { id: "cs_1", url: "https://stripe.test" };
    const first = { attemptId: ATTEMPT_ID, round: 1 };
    expect(await storeCheckoutSession(db, first, session)).toBe(false);
    // Its later payments are still to be found.
    await forgetCustomer(db, { attemptId: ATTEMPT_ID, stripeCustomerId: "cus_1" });
    expect(await readSubscription()).toMatchObject({
      stripe_customer_id: "cus_1",
      checkout_url: null,
    });
  });

  test("a review", async () => {
    await order({ status: "paid" });
    await erase();
    const review = { rating: 5, text: "It helped.", firstName: "Ada", writtenAt: NOW };
    const written = { id: crypto.randomUUID(), ...review };
    expect(await storeReview(db, { kind: "order", id: ORDER_ID }, written)).toBe(false);
    expect(await readRows("select * from reviews")).toEqual([]);
  });

  test("a pulse", async () => {
    await subscribe();
    await erase();
    const pulse = {
      id: crypto.randomUUID(),
      attemptId: ATTEMPT_ID,
      area: "growth" as const,
      bankVersion: "1",
      answers: "1",
      scores: { subDimensions: {} },
      timeSpentSeconds: 1,
      takenAt: NOW,
    };
    await insertPulse(db, pulse as never, { history: [], since: 0 });
    expect(await readRows("select * from quiz2_pulses")).toEqual([]);
  });
});

describe("P38 The sync of an order that read the address before", () => {
  const paid = (email: EmailAddress, paidAt = NOW): SyncedOrder => ({
    status: "paid",
    paymentIntentId: "pi_1",
    email,
    declines: 0,
    declinedAt: null,
    paidAt,
    updatedAt: NOW,
  });
  const sync = (email: string | null, synced: SyncedOrder) => {
    const payload = {
      orderId: ORDER_ID,
      product: "perfectionism_toolkit" as const,
      amountCents: 4_900,
      paidAt: NOW,
    };
    const job = { ...mail(ADA), kind: "order_delivery" as const, payload };
    return storeOrderSync(db, {
      paymentIntentId: "pi_1",
      requestedRevision: 1,
      row: { id: ORDER_ID, email, product: "perfectionism_toolkit" },
      synced,
      charges: [],
      jobs: [{ ...job, boughtAt: synced.paidAt ?? 0 }],
      nextTryAt: null,
    });
  };

  test("an erasure stores nothing, and mails nothing", async () => {
    await order();
    await requestSync(db, "pi_1", NOW);
    await erase();
    await env.DB.exec("update stripe_syncs set requested_revision = 1");
    expect(await sync(ADA, paid(ADA))).toBeNull();
    expect(await readOrder()).toMatchObject({ status: "created", email: REMOVED });
    expect(await readJobs()).toEqual([]);
  });

  test("a correction mails nothing to the old address", async () => {
    await order({ email: GRACE, email_folded: GRACE });
    await requestSync(db, "pi_1", NOW);
    expect(await sync(ADA, paid(ADA))).toBeNull();
    expect(await readOrder()).toMatchObject({ status: "created", email: GRACE });
    expect(await readJobs()).toEqual([]);
  });

  test.each([
    ["is not stored if its buyer was erased since", NOW, REMOVED, []],
    ["is stored if it was paid afterwards", NOW + 1, ADA, [{ kind: "order_delivery", email: ADA }]],
  ])("an address that only Stripe had %s", async (_, paidAt, email, jobs) => {
    await order({ email: null, email_folded: null });
    await requestSync(db, "pi_1", NOW);
    await erase();
    expect((await sync(null, paid(ADA, paidAt))) === null).toBe(email === REMOVED);
    expect(await readOrder()).toMatchObject({ email, status: email === ADA ? "paid" : "created" });
    expect(await readJobs()).toEqual(jobs);
  });
});

test("P29 A link lets nobody in once the order's address has been corrected", async () => {
  await order({ status: "paid", email: GRACE, email_folded: GRACE });
  const outdated = { id: ORDER_ID, visitorHash: "w", email: ADA };
  expect(await grantOrder(db, outdated, NOW)).toBe(false);
  expect(await readRows("select * from order_visitors")).toEqual([]);
  expect(await grantOrder(db, { ...outdated, email: GRACE }, NOW)).toBe(true);
});

test("P29 Correcting an address that is not the result's ends what its links have opened", async () => {
  await subscribe({ email: GRACE, mailbox: GRACE, stripe_sub_id: "sub_1", status: "active" });
  for (const rights of ["reader", "payer", "owner"]) {
    await insertRow("quiz2_attempt_visitors", { visitor_hash: rights, rights });
  }
  const email = "grace.h@example.test" as EmailAddress;
  const job = { ...mail(email), kind: "address_corrected" as const, payload: {} };
  const correction = { row: { email: GRACE }, email, correctedAt: NOW, job };
  expect(await correctAddress(db, ATTEMPT, correction)).toBe(true);
  expect(await readRows("select visitor_hash from quiz2_attempt_visitors")).toEqual([
    { visitor_hash: "owner" },
  ]);
  expect(await readRows("select link_generation from quiz2_attempts")).toEqual([
    { link_generation: 1 },
  ]);
});
