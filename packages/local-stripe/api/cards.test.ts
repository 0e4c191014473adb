import { beforeEach, describe, expect, test } from "vitest";
import {
  account,
  card,
  connect,
  listEventTypes,
  openTrial,
  readAmounts,
  readSubscription,
  stripe,
} from "../testing/local-stripe.ts";

const browser = connect("pk_test_sandbox");

beforeEach(() => account.reset());

const DECLINES = [
  ["4000000000000002", "card_declined", "generic_decline", "Your card was declined."],
  ["4000000000009995", "card_declined", "insufficient_funds", "Your card has insufficient funds."],
  ["4000000000000341", "card_declined", "generic_decline", "Your card was declined."],
] as const;

describe("A declined card at a checkout", () => {
  test.each(DECLINES)("%s: %s, %s", async (number, code, _declineCode, message) => {
    const { session, customer } = await openTrial();
    expect(await account.payCheckout(session.id, card(number))).toEqual({
      kind: "declined",
      message,
      code,
    });
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: "open" });
    expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
    expect(await readAmounts()).toEqual([]);
    expect(await listEventTypes()).toEqual(
      expect.arrayContaining(["charge.failed", "payment_intent.payment_failed"]),
    );
  });

  test("can be followed by a valid one, with the same intent", async () => {
    const { session, customer } = await openTrial();
    await account.payCheckout(session.id, card("4000000000009995"));
    expect(await account.payCheckout(session.id, card("4242424242424242"))).toMatchObject({
      kind: "paid",
    });
    expect((await stripe.paymentIntents.list({ customer: customer.id })).data).toHaveLength(1);
    expect(await readAmounts()).toEqual(["charge 200"]);
  });

  test.each([
    [{ number: "4242424242424241" }, "incorrect_number"],
    [{ number: "4242" }, "incorrect_number"],
    [{ number: "4111111111111111" }, "card_declined"],
    [{ expYear: 2_020 }, "invalid_expiry_year"],
    [{ expMonth: 13 }, "invalid_expiry_month"],
    [{ cvc: "1" }, "invalid_cvc"],
  ])("%j is refused with %s", async (changes, code) => {
    const { session } = await openTrial();
    const wrong = { ...card("4242424242424242"), ...changes };
    expect(await account.payCheckout(session.id, wrong)).toMatchObject({ kind: "declined", code });
  });
});

test("Card numbers are not stored", async () => {
  const { session } = await openTrial();
  await account.payCheckout(session.id, card("4000000000000002"));
  await account.payCheckout(session.id, card("4242424242424242"));
  const kept = JSON.stringify([...(await account.listObjects()), ...(await account.listEvents())]);
  expect(kept).not.toMatch(/4242424242424242|4000000000000002/);
  expect(kept).toContain("4242");
});

describe("3-D Secure at a checkout", () => {
  const begin = async (number: string) => {
    const trial = await openTrial();
    const outcome = await account.payCheckout(trial.session.id, card(number));
    if (outcome.kind !== "authenticate") throw new Error(`It was ${outcome.kind}.`);
    return { ...trial, intentId: outcome.paymentIntentId };
  };

  test("pays and returns to the shop when accepted", async () => {
    const { session, customer, intentId } = await begin("4000000000003220");
    expect(await readAmounts()).toEqual([]);
    expect(await account.finishAuthentication(intentId, true)).toEqual({
      kind: "paid",
      redirectUrl: `http://localhost:8787/quiz2/thank-you?session_id=${session.id}`,
    });
    expect(await readAmounts()).toEqual(["charge 200"]);
    expect((await readSubscription(customer.id)).status).toBe("trialing");
  });

  test("returns to the checkout when refused, where another card works", async () => {
    const { session, intentId } = await begin("4000000000003220");
    expect(await account.finishAuthentication(intentId, false)).toEqual({ kind: "declined" });
    expect(await readAmounts()).toEqual([]);
    expect(await account.payCheckout(session.id, card("4242424242424242"))).toMatchObject({
      kind: "paid",
    });
  });
});

describe("A payment intent", () => {
  const create = () =>
    stripe.paymentIntents.create({
      amount: 3_900,
      currency: "usd",
      metadata: { order_id: "order" },
    });
  const confirm = async (number: string, changes: object = {}) => {
    const { id, client_secret } = await create();
    const confirmation = {
      client_secret,
      payment_method_data: {
        type: "card",
        card: { number, exp_month: 12, exp_year: 2_040, cvc: "123" },
        billing_details: { email: "ada@example.test" },
      },
      return_url: "http://localhost:8787/success?a=b",
      use_stripe_sdk: true,
      ...changes,
    };
    return browser.rawRequest("POST", `/v1/payment_intents/${id}/confirm`, confirmation);
  };

  test("is paid by a browser with the client secret", async () => {
    const paid = await confirm("4242424242424242");
    expect(paid).toMatchObject({ status: "succeeded", amount: 3_900 });
    expect(paid).not.toHaveProperty("metadata");
    expect(paid).not.toHaveProperty("customer");
    expect(await readAmounts()).toEqual(["charge 3900"]);
  });

  test.each(DECLINES)("is declined: %s", async (number, code, decline_code, message) => {
    await expect(confirm(number)).rejects.toMatchObject({
      type: "StripeCardError",
      statusCode: 402,
      code,
      decline_code,
      message,
      payment_intent: { status: "requires_payment_method", last_payment_error: { code } },
    });
    expect(await readAmounts()).toEqual([]);
  });

  test("asks for 3-D Secure in the page, or with a redirect", async () => {
    expect(await confirm("4000000000003220")).toMatchObject({
      status: "requires_action",
      next_action: { type: "use_stripe_sdk" },
    });
    const away = await confirm("4000000000003220", { use_stripe_sdk: false });
    const { id } = away as unknown as { id: string };
    expect(away).toMatchObject({
      next_action: {
        type: "redirect_to_url",
        redirect_to_url: { url: `http://localhost:8787/__sandbox/stripe/authenticate/${id}` },
      },
    });
    expect(await account.finishAuthentication(id, true)).toEqual({
      kind: "paid",
      redirectUrl: null,
    });
    expect(await readAmounts()).toEqual(["charge 3900"]);
  });

  test("can be canceled only while open", async () => {
    const { id } = await create();
    expect(await stripe.paymentIntents.cancel(id)).toMatchObject({ status: "canceled" });
    await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject({
      code: "payment_intent_unexpected_state",
    });
  });
});
