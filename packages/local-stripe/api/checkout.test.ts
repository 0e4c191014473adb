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

const GOOD = card("4242424242424242");

describe("A checkout", () => {
  test("gives its page the items, and what is due today and later", async () => {
    const { session } = await openTrial({
      custom_text: { submit: { message: "Then $19.99 a month." } },
    });
    expect(session.url).toBe(`http://localhost:8787/__sandbox/stripe/checkout/${session.id}`);
    expect(await account.describeCheckout(session.id)).toEqual({
      id: session.id,
      status: "open",
      email: "ada@example.test",
      lines: [
        { description: "Kindling monthly", amountCents: 1_999, recurring: "month" },
        { description: "Trial week", amountCents: 200, recurring: null },
      ],
      trialEndMs: expect.any(Number),
      totalTodayCents: 200,
      currency: "usd",
      successUrl: `http://localhost:8787/quiz2/thank-you?session_id=${session.id}`,
      cancelUrl: session.cancel_url,
      submitText: "Then $19.99 a month.",
    });
    expect(await account.describeCheckout("cs_none")).toBeNull();
  });

  test("expires on request or after its time, and then cannot be paid", async () => {
    const told = await openTrial();
    await stripe.checkout.sessions.expire(told.session.id);
    const left = await openTrial();
    await account.advanceClock({ byMs: hours(24) });
    for (const { session } of [told, left]) {
      expect(await account.payCheckout(session.id, GOOD)).toEqual({ kind: "expired" });
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
    await account.payCheckout(session.id, GOOD);
    expect(await account.payCheckout(session.id, GOOD)).toMatchObject({ kind: "paid" });
    expect(await readAmounts()).toEqual(["charge 200"]);
    await expect(stripe.checkout.sessions.expire(session.id)).rejects.toThrow(
      'This Checkout Session has a status of "complete".',
    );
  });

  test("without a trial charges the month at once", async () => {
    const { monthly } = await openTrial();
    const { session } = await openTrial({
      line_items: [{ price: monthly.id, quantity: 1 }],
      subscription_data: { metadata: { attempt_id: "attempt" } },
    });
    await account.payCheckout(session.id, GOOD);
    expect(await readAmounts()).toEqual(["charge 1999"]);
  });

  test("is the account's own, unless it says otherwise", async () => {
    expect((await openTrial()).session).toMatchObject({
      adaptive_pricing: { enabled: true },
      payment_method_types: ["card", "link", "us_bank_account"],
    });
    const { session } = await openTrial({
      adaptive_pricing: { enabled: false },
      allowed_payment_method_types: ["card"],
    });
    expect(session).toMatchObject({
      adaptive_pricing: { enabled: false },
      payment_method_types: ["card"],
    });
  });
});

test("The portal shows the customer's own subscription, cancels and resumes it", async () => {
  const { customer, subscription } = await payTrial();
  const { id, url } = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: "http://localhost:9999/quiz2/manage",
  });
  expect(url).toBe(`http://localhost:9999/__sandbox/stripe/portal/${id}`);
  expect(await account.describePortal(id)).toMatchObject({
    returnUrl: "http://localhost:9999/quiz2/manage",
    email: "ada@example.test",
    subscriptions: [{ id: subscription.id, status: "trialing", amountCents: 1_999 }],
    invoices: [{ total: 200, status: "paid" }],
  });
  await account.portalCancel(id, subscription.id);
  expect((await readSubscription(customer.id)).cancel_at).toBe(subscription.trial_end);
  await account.portalResume(id, subscription.id);
  expect((await readSubscription(customer.id)).cancel_at).toBeNull();
});
