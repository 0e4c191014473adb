import { beforeEach, describe, expect, test } from "vitest";
import { ask, press, readWords } from "../../../tests/fixtures/front-door.ts";
import { days } from "../duration.ts";
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

beforeEach(() => account.reset());

const readCharge = async (customer: string) => {
  const [charge] = (await stripe.charges.list({ customer })).data;
  if (charge === undefined) throw new Error("Nothing was charged.");
  return charge;
};

describe("A trial paid with Link", () => {
  test("has charges and refunds with prefixes of their own, and renews", async () => {
    const { session, customer } = await openTrial();
    expect(session.payment_method_types).toEqual(["card", "link", "us_bank_account"]);
    await account.payCheckout(session.id, { type: "link", email: "ada@example.test" });
    const charge = await readCharge(customer.id);
    expect(charge).toMatchObject({
      id: expect.stringMatching(/^py_/),
      paid: true,
      payment_method_details: { type: "link", link: { country: "US" } },
    });
    expect(charge.payment_method_details).not.toHaveProperty("card");
    await account.advanceClock({ byMs: days(8) });
    expect(await readAmounts()).toEqual(["charge 200", "charge 1999"]);
    const refund = await stripe.refunds.create({ charge: charge.id });
    expect(refund).toMatchObject({ id: expect.stringMatching(/^pyr_/), status: "succeeded" });
  });

  test("is not possible if the session allows only cards", async () => {
    const { session } = await openTrial({ allowed_payment_method_types: ["card"] });
    expect(await account.payCheckout(session.id, { type: "link" })).toMatchObject({
      kind: "declined",
      code: "payment_intent_incompatible_payment_method",
    });
    expect(await readAmounts()).toEqual([]);
    const path = new URL(session.url ?? "").pathname;
    expect(readWords(await (await ask(path)).text())).not.toContain("Link");
    expect(await account.payCheckout(session.id, card("4242424242424242"))).toMatchObject({
      kind: "paid",
    });
  });

  test("is paid on the hosted page", async () => {
    const { session } = await openTrial();
    const path = new URL(session.url ?? "").pathname;
    expect(readWords(await (await ask(path)).text())).toContain("Link US bank account");
    expect((await press(path, { method: "link" })).status).toBe(303);
    expect(await readAmounts()).toEqual(["charge 200"]);
  });
});

describe("A trial paid by a bank debit", () => {
  test("begins before the money has arrived", async () => {
    const { session, customer } = await openTrial();
    await account.payCheckout(session.id, { type: "us_bank_account" });
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: "complete",
      payment_status: "unpaid",
    });
    expect(await readCharge(customer.id)).toMatchObject({ paid: false, status: "pending" });
    expect((await readSubscription(customer.id)).status).toBe("trialing");
    expect(await readAmounts()).toEqual([]);
    await account.advanceClock({ byMs: days(4) });
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      payment_status: "paid",
    });
    expect(await readCharge(customer.id)).toMatchObject({ paid: true, status: "succeeded" });
    expect(await readAmounts()).toEqual(["charge 200"]);
    expect(await listEventTypes()).toContain("checkout.session.async_payment_succeeded");
  });

  test("is past due if the bank returns it", async () => {
    const { session, customer } = await openTrial();
    await account.payCheckout(session.id, { type: "us_bank_account", isReturned: true });
    await account.advanceClock({ byMs: days(4) });
    expect(await readCharge(customer.id)).toMatchObject({ status: "failed", paid: false });
    expect((await readSubscription(customer.id)).status).toBe("past_due");
    expect(await listEventTypes()).toEqual(
      expect.arrayContaining(["invoice.payment_failed", "checkout.session.async_payment_failed"]),
    );
    expect(await readAmounts()).toEqual([]);
  });
});

describe("A payment intent", () => {
  const browser = connect("pk_test_sandbox");
  const confirm = async (types?: "card"[]) => {
    const { id, client_secret } = await stripe.paymentIntents.create({
      amount: 1_999,
      currency: "usd",
      ...(types && { allowed_payment_method_types: types }),
    });
    return browser.rawRequest("POST", `/v1/payment_intents/${id}/confirm`, {
      client_secret,
      payment_method_data: { type: "link" },
      return_url: "http://localhost:8787/success",
    });
  };

  test("is paid with Link", async () => {
    expect(await confirm()).toMatchObject({ status: "succeeded" });
  });

  test("refuses Link if it allows only cards", async () => {
    await expect(confirm(["card"])).rejects.toMatchObject({
      code: "payment_intent_incompatible_payment_method",
    });
  });

  test("paid from a bank account is processing for days", async () => {
    const intent = await stripe.paymentIntents.create({
      amount: 1_999,
      currency: "usd",
      confirm: true,
      payment_method: "pm_usBankAccount_success",
      return_url: "http://localhost:8787/success",
    });
    expect(intent.status).toBe("processing");
    await account.advanceClock({ byMs: days(4) });
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe("succeeded");
  });
});
