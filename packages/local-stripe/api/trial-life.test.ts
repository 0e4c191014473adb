import type Stripe from "stripe";
import { beforeEach, describe, expect, test } from "vitest";
import { days, hours } from "../duration.ts";
import {
  account,
  card,
  listEventTypes,
  openTrial,
  payTrial,
  readAmounts,
  readSubscription,
  stripe,
} from "../testing/local-stripe.ts";

const DAY = days(1) / 1_000;

beforeEach(() => account.reset());

test("A trial costs two dollars at once, the monthly price on day 7 and each month after", async () => {
  const { session, customer } = await openTrial();
  expect(session).toMatchObject({ status: "open", amount_total: 200 });
  expect(await account.payCheckout(session.id, card("4242424242424242"))).toEqual({
    kind: "paid",
    redirectUrl: `http://localhost:8787/quiz2/thank-you?session_id=${session.id}`,
  });
  const look = async () => [await readAmounts(), (await readSubscription(customer.id)).status];
  expect(await look()).toEqual([["charge 200"], "trialing"]);
  await account.advanceClock({ byMs: days(6.99) });
  expect(await look()).toEqual([["charge 200"], "trialing"]);
  await account.advanceClock({ byMs: days(0.11) });
  expect(await look()).toEqual([["charge 200", "charge 1999"], "active"]);
  await account.advanceClock({ byMs: days(62) });
  expect((await look())[0]).toEqual(["charge 200", "charge 1999", "charge 1999", "charge 1999"]);
});

test("A jump over months runs everything at its own time, on the same day of each month", async () => {
  const { customer } = await payTrial();
  const { trial_end } = await readSubscription(customer.id);
  await account.advanceClock({ byMs: days(100) });
  const invoices = await stripe.invoices.list({ customer: customer.id });
  const end = new Date((trial_end ?? 0) * 1_000);
  const monthsLater = (count: number) => {
    const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + count + 1, 0));
    const date = new Date(end);
    date.setUTCDate(1);
    date.setUTCMonth(end.getUTCMonth() + count);
    date.setUTCDate(Math.min(end.getUTCDate(), lastDay.getUTCDate()));
    return date.getTime() / 1_000;
  };
  expect(
    invoices.data
      .map(({ created }) => created)
      .reverse()
      .slice(1),
  ).toEqual([monthsLater(0), monthsLater(1), monthsLater(2), monthsLater(3)]);
  const charged = (await account.readLedger()).map(({ atMs }) => atMs).slice(1);
  expect(charged).toEqual([0, 1, 2, 3].map((count) => monthsLater(count) * 1_000 + hours(1)));
});

test("A trial's checkout emits events with snapshots of their time", async () => {
  await payTrial();
  const types = await listEventTypes();
  expect(types.slice(types.indexOf("customer.created"))).toEqual([
    "customer.created",
    "payment_intent.created",
    "charge.succeeded",
    "payment_intent.succeeded",
    "payment_method.attached",
    "customer.subscription.created",
    "invoice.created",
    "invoice.finalized",
    "invoice_payment.paid",
    "invoice.paid",
    "invoice.payment_succeeded",
    "checkout.session.completed",
  ]);
});

test("The end of a trial and its renewal emit events three days before, at once and an hour later", async () => {
  const { customer } = await payTrial();
  const { trial_end } = await readSubscription(customer.id);
  await account.advanceClock({ byMs: days(1) });
  const before = (await listEventTypes()).length;
  await account.advanceClock({ byMs: days(7) });
  const { data } = await stripe.events.list({ limit: 100 });
  const end = trial_end ?? 0;
  expect(
    data
      .reverse()
      .slice(before)
      .map(({ type, created }) => [type, created - end]),
  ).toEqual([
    ["invoice.upcoming", -3 * DAY],
    ["customer.subscription.trial_will_end", -3 * DAY],
    ["invoice.created", 0],
    ["customer.subscription.updated", 0],
    ["invoice.finalized", 3_600],
    ["payment_intent.created", 3_600],
    ["charge.succeeded", 3_600],
    ["payment_intent.succeeded", 3_600],
    ["invoice_payment.paid", 3_600],
    ["invoice.paid", 3_600],
    ["invoice.payment_succeeded", 3_600],
    ["charge.updated", 3_602],
  ]);
  const updated = data.find(({ type }) => type === "customer.subscription.updated");
  expect(updated?.data).toMatchObject({
    object: { status: "active" },
    previous_attributes: { status: "trialing" },
  });
});

describe("A subscription with a scheduled cancellation", () => {
  test("ends with its trial, and nothing more is charged", async () => {
    const { customer, subscription } = await payTrial();
    const ending = await stripe.subscriptions.update(subscription.id, {
      cancel_at_period_end: true,
    });
    expect(ending).toMatchObject({ status: "trialing", cancel_at: subscription.trial_end });
    await account.advanceClock({ byMs: days(100) });
    expect(await readAmounts()).toEqual(["charge 200"]);
    expect(await readSubscription(customer.id)).toMatchObject({
      status: "canceled",
      ended_at: subscription.trial_end,
    });
  });

  test("goes on when resumed", async () => {
    const { customer, subscription } = await payTrial();
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    await account.advanceClock({ byMs: days(8) });
    expect(await readAmounts()).toEqual(["charge 200", "charge 1999"]);
    expect((await readSubscription(customer.id)).status).toBe("active");
  });

  test("by date ends at that date, whatever the period", async () => {
    const { customer, subscription } = await payTrial();
    const cancel_at = (subscription.trial_end ?? 0) + 10 * DAY;
    expect(await stripe.subscriptions.update(subscription.id, { cancel_at })).toMatchObject({
      cancel_at,
      cancel_at_period_end: false,
    });
    await account.advanceClock({ byMs: days(60) });
    expect(await readAmounts()).toEqual(["charge 200", "charge 1999"]);
    expect(await readSubscription(customer.id)).toMatchObject({
      status: "canceled",
      ended_at: cancel_at,
    });
  });

  test("by date is revoked only by clearing the date", async () => {
    const { customer, subscription } = await payTrial();
    const update = (change: object) => stripe.subscriptions.update(subscription.id, change);
    await update({ cancel_at: subscription.trial_end });
    expect(await update({ cancel_at_period_end: false })).toMatchObject({
      cancel_at: subscription.trial_end,
    });
    expect(await update({ cancel_at: "" })).toMatchObject({ cancel_at: null, canceled_at: null });
    await account.advanceClock({ byMs: days(8) });
    expect((await readSubscription(customer.id)).status).toBe("active");
  });

  test("by date needs a future time, and no flag beside it", async () => {
    const { subscription } = await payTrial();
    const update = (change: object) => stripe.subscriptions.update(subscription.id, change);
    await expect(update({ cancel_at: subscription.created - 1 })).rejects.toMatchObject({
      param: "cancel_at",
    });
    const both = { cancel_at: subscription.trial_end, cancel_at_period_end: true };
    await expect(update(both)).rejects.toMatchObject({ code: "parameters_exclusive" });
  });

  test("can be canceled immediately, but only once", async () => {
    const { subscription } = await payTrial();
    const ended = await stripe.subscriptions.cancel(subscription.id);
    expect(ended.status).toBe("canceled");
    await account.advanceClock({ byMs: days(40) });
    expect(await readAmounts()).toEqual(["charge 200"]);
    await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({
      statusCode: 404,
      code: "resource_missing",
    });
    await expect(
      stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }),
    ).rejects.toMatchObject({ code: "invalid_canceled_subscription_fields" });
  });

  test("is not charged when canceled between invoice and charge", async () => {
    const { subscription } = await payTrial();
    await account.advanceClock({ byMs: days(7) + hours(0.5) });
    await stripe.subscriptions.cancel(subscription.id);
    await account.advanceClock({ byMs: days(3) });
    expect(await readAmounts()).toEqual(["charge 200"]);
  });
});

describe("A renewal that is declined", () => {
  const fail = async (number = "4000000000000341") => {
    const trial = await payTrial();
    await account.setDefaultCard(trial.customer.id, number);
    await account.advanceClock({ byMs: days(7.1) });
    return trial;
  };

  const look = async (customer: string) => {
    const { data } = await stripe.invoices.list({ customer, status: "open" });
    return [(await readSubscription(customer)).status, data[0]?.attempt_count];
  };

  test("is retried eight times in two weeks, and then the subscription ends", async () => {
    const { customer } = await fail();
    expect(await look(customer.id)).toEqual(["past_due", 1]);
    await account.advanceClock({ byMs: days(1) });
    expect(await look(customer.id)).toEqual(["past_due", 2]);
    await account.advanceClock({ byMs: days(12) });
    expect(await look(customer.id)).toEqual(["past_due", 8]);
    await account.advanceClock({ byMs: days(1) });
    expect(await look(customer.id)).toEqual(["canceled", 9]);
    await account.advanceClock({ byMs: days(60) });
    expect(await readAmounts()).toEqual(["charge 200"]);
    const { data } = await stripe.charges.list({ customer: customer.id });
    expect(data.map(({ status }) => status)).toEqual([...Array(9).fill("failed"), "succeeded"]);
  });

  test("waits for the buyer if the card asks for 3-D Secure", async () => {
    const { customer } = await fail("4000000000003220");
    expect((await readSubscription(customer.id)).status).toBe("past_due");
    expect((await listEventTypes()).filter((type) => type.startsWith("invoice.payment_"))).toEqual([
      "invoice.payment_succeeded",
      "invoice.payment_failed",
      "invoice.payment_action_required",
    ]);
    const { data } = await stripe.paymentIntents.list({ customer: customer.id });
    expect(data[0]?.status).toBe("requires_action");
    await account.finishAuthentication(data[0]?.id ?? "", true);
    expect((await readSubscription(customer.id)).status).toBe("active");
  });

  test("is recovered by a valid card", async () => {
    const { customer } = await fail();
    await account.setDefaultCard(customer.id, "4242424242424242");
    await account.advanceClock({ byMs: days(1) });
    expect((await readSubscription(customer.id)).status).toBe("active");
    expect(await readAmounts()).toEqual(["charge 200", "charge 1999"]);
  });

  test("can be paid on the invoice's page, without changing the card on file", async () => {
    const { customer, subscription } = await fail();
    const [open] = (await stripe.invoices.list({ customer: customer.id, status: "open" })).data;
    const pay = (number: string) => account.payInvoice(open?.id ?? "", card(number));
    const before = await readSubscription(subscription.customer as string);
    expect(await pay("4000000000000002")).toMatchObject({ kind: "declined" });
    expect(await pay("4242424242424242")).toEqual({ kind: "paid" });
    expect(await readSubscription(customer.id)).toMatchObject({
      status: "active",
      default_payment_method: before.default_payment_method,
    });
  });

  test("keeps using the subscription's card, whatever is added in the portal", async () => {
    const { customer } = await fail();
    const { id } = await stripe.billingPortal.sessions.create({ customer: customer.id });
    expect(await account.portalAddCard(id, card("4242424242424242"))).toEqual({ kind: "added" });
    await account.advanceClock({ byMs: days(2) });
    expect(await look(customer.id)).toEqual(["past_due", 3]);
    const { invoice_settings } = (await stripe.customers.retrieve(customer.id)) as Stripe.Customer;
    await stripe.subscriptions.update((await readSubscription(customer.id)).id, {
      default_payment_method: String(invoice_settings.default_payment_method),
    });
    await account.advanceClock({ byMs: days(2) });
    expect((await readSubscription(customer.id)).status).toBe("active");
  });
});
