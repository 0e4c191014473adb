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

beforeEach(() => account.reset());

describe("A checkout", () => {
  test("gives its page the items, and what is due today and later", async () => {
    const { session } = await openTrial();
    expect(session.url).toBe(`http://localhost:8787/__sandbox/stripe/checkout/${session.id}`);
    expect(await account.describeCheckout(session.id)).toEqual({
      id: session.id,
      status: "open",
      mode: "subscription",
      email: "ada@example.test",
      isEmailFixed: true,
      lines: [
        { description: "Kindling monthly", amountCents: 1_999, recurring: "month", trialDays: 7 },
        { description: "Trial week", amountCents: 200, recurring: null, trialDays: 0 },
      ],
      totalTodayCents: 200,
      currency: "usd",
      successUrl: session.success_url,
      cancelUrl: session.cancel_url,
      expiresAtMs: session.expires_at * 1_000,
      submitText: null,
      asksConsent: false,
      merchantName: "Kindling",
    });
    expect(await account.describeCheckout("cs_none")).toBeNull();
  });

  test("expires on request or after its time, and then cannot be paid", async () => {
    const told = await openTrial();
    await stripe.checkout.sessions.expire(told.session.id);
    const left = await openTrial();
    await account.advanceClock({ byMs: hours(24) });
    for (const { session } of [told, left]) {
      expect(await account.payCheckout(session.id, card("4242424242424242"))).toEqual({
        kind: "expired",
      });
      expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
        status: "expired",
        url: null,
      });
    }
    expect(await readAmounts()).toEqual([]);
    expect((await listEventTypes()).filter((type) => type.endsWith("expired"))).toHaveLength(2);
  });

  test("accepts `expires_at` in real time, and lasts as long on the moved clock", async () => {
    await account.advanceClock({ byMs: days(30) });
    const expires_at = Math.floor(Date.now() / 1_000) + hours(2) / 1_000;
    const { session } = await openTrial({ expires_at });
    expect(session.expires_at).toBe(expires_at);
    await account.advanceClock({ byMs: hours(1) });
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe("open");
    await account.advanceClock({ byMs: hours(1) });
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe("expired");
  });

  test("that is paid stays paid: it is not charged again, and cannot be expired", async () => {
    const { session } = await openTrial();
    await account.payCheckout(session.id, card("4242424242424242"));
    expect(await account.payCheckout(session.id, card("4242424242424242"))).toMatchObject({
      kind: "paid",
    });
    expect(await readAmounts()).toEqual(["charge 200"]);
    await expect(stripe.checkout.sessions.expire(session.id)).rejects.toThrow(
      'This Checkout Session has a status of "complete".',
    );
  });

  test("creates a customer if it has none", async () => {
    const { monthly } = await openTrial();
    const session = await stripe.checkout.sessions.create({
      mode: "subscription",
      customer_email: "eve@example.test",
      line_items: [{ price: monthly.id, quantity: 1 }],
      success_url: "http://localhost:8787/",
    });
    await account.payCheckout(session.id, { ...card("4242424242424242"), name: "Eve" });
    const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ["customer"] });
    expect(paid).toMatchObject({
      payment_status: "paid",
      customer: { email: "eve@example.test", name: "Eve" },
      customer_details: { email: "eve@example.test" },
    });
    expect(await readAmounts()).toEqual(["charge 1999"]);
  });

  test("in payment mode has an intent and no subscription", async () => {
    const { fee, customer } = await openTrial();
    const session = await stripe.checkout.sessions.create({
      mode: "payment",
      customer: customer.id,
      line_items: [{ price: fee.id, quantity: 2 }],
      payment_intent_data: { metadata: { order_id: "order" } },
      success_url: "http://localhost:8787/",
    });
    await account.payCheckout(session.id, card("4242424242424242"));
    const paid = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ["payment_intent"],
    });
    expect(paid).toMatchObject({
      subscription: null,
      payment_intent: { amount: 400, metadata: { order_id: "order" } },
    });
    expect(await readAmounts()).toEqual(["charge 400"]);
  });

  test("with nothing due today completes without a payment", async () => {
    const { monthly, customer } = await openTrial();
    const session = await stripe.checkout.sessions.create({
      mode: "subscription",
      customer: customer.id,
      line_items: [{ price: monthly.id, quantity: 1 }],
      subscription_data: { trial_period_days: 7 },
      success_url: "http://localhost:8787/",
    });
    await account.payCheckout(session.id, card("4242424242424242"));
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: "complete",
      payment_status: "no_payment_required",
    });
    await account.advanceClock({ byMs: days(8) });
    expect(await readAmounts()).toEqual(["charge 1999"]);
  });
});

describe("The portal", () => {
  test("shows the customer's own subscription, cancels and resumes it", async () => {
    const { customer, subscription } = await payTrial();
    const { id, url } = await stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: "http://localhost:9999/quiz2/manage",
    });
    expect(url).toBe(`http://localhost:9999/__sandbox/stripe/portal/${id}`);
    expect(await account.describePortal(id)).toMatchObject({
      returnUrl: "http://localhost:9999/quiz2/manage",
      customer: { email: "ada@example.test" },
      subscriptions: [{ id: subscription.id, status: "trialing", amountCents: 1_999 }],
      invoices: [{ amountCents: 200, status: "paid" }],
    });
    await account.portalCancel(id, subscription.id);
    expect((await readSubscription(customer.id)).cancel_at).toBe(subscription.trial_end);
    await account.portalResume(id, subscription.id);
    expect((await readSubscription(customer.id)).cancel_at).toBeNull();
  });
});

describe("A subscription created through the API", () => {
  const make = async (changes: object) => {
    const { customer, monthly } = await openTrial();
    return stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly.id }],
      ...changes,
    });
  };

  test("is active once its first invoice is paid", async () => {
    expect(await make({ default_payment_method: "pm_card_visa" })).toMatchObject({
      status: "active",
    });
    expect(await readAmounts()).toEqual(["charge 1999"]);
  });

  test("can be incomplete, and expires after 23 hours", async () => {
    const made = await make({ payment_behavior: "default_incomplete" });
    expect(made.status).toBe("incomplete");
    await account.advanceClock({ byMs: hours(23) });
    expect(await stripe.subscriptions.retrieve(made.id)).toMatchObject({
      status: "incomplete_expired",
    });
    await account.advanceClock({ byMs: days(60) });
    expect(await readAmounts()).toEqual([]);
  });

  test("becomes active when the open intent is paid", async () => {
    const made = await make({
      payment_behavior: "default_incomplete",
      expand: ["latest_invoice.payments"],
    });
    const invoice = made.latest_invoice;
    if (invoice === null || typeof invoice === "string") throw new Error("It was not expanded.");
    const intent = invoice.payments?.data[0]?.payment.payment_intent;
    await stripe.paymentIntents.confirm(String(intent), { payment_method: "pm_card_visa" });
    expect((await stripe.subscriptions.retrieve(made.id)).status).toBe("active");
    expect(await stripe.invoices.retrieve(invoice.id)).toMatchObject({ status: "paid" });
  });

  test("is not created if `error_if_incomplete` and the card is declined", async () => {
    const { customer, monthly } = await openTrial();
    await account.setDefaultCard(customer.id, "4000000000000341");
    await expect(
      stripe.subscriptions.create({
        customer: customer.id,
        items: [{ price: monthly.id }],
        payment_behavior: "error_if_incomplete",
      }),
    ).rejects.toMatchObject({ statusCode: 402, code: "card_declined" });
    const { data } = await stripe.subscriptions.list({ customer: customer.id, status: "all" });
    expect(data).toEqual([]);
  });
});

test("The next renewal can be previewed", async () => {
  const { subscription } = await payTrial();
  expect(await stripe.invoices.createPreview({ subscription: subscription.id })).toMatchObject({
    amount_due: 1_999,
    period_end: subscription.trial_end,
    lines: { data: [{ period: { start: subscription.trial_end } }] },
  });
});
