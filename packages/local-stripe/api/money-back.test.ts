import type Stripe from "stripe";
import { beforeEach, describe, expect, test } from "vitest";
import {
  account,
  card,
  listEventTypes,
  openTrial,
  payTrial,
  readAmounts,
  stripe,
} from "../testing/local-stripe.ts";

beforeEach(() => account.reset());

const buy = async () => {
  const { customer } = await payTrial();
  const { data } = await stripe.charges.list({ customer: customer.id });
  const [charge] = data;
  if (charge === undefined) throw new Error("Nothing was charged.");
  return charge;
};
const listSince = async (before: number) => (await listEventTypes()).slice(before);
const countEvents = async () => (await listEventTypes()).length;

test("An expanded charge shows Stripe's fee as soon as it is known", async () => {
  const { customer } = await payTrial();
  const expand = ["data.balance_transaction"];
  const list = () => stripe.charges.list({ customer: customer.id, expand });
  expect((await list()).data[0]?.balance_transaction).toBeNull();
  const before = await countEvents();
  await account.advanceClock({ byMs: 2_000 });
  expect(await listSince(before)).toEqual(["charge.updated"]);
  const { data } = await list();
  const transaction = data[0]?.balance_transaction as Stripe.BalanceTransaction;
  expect(transaction).toMatchObject({ amount: 200, currency: "usd", fee: 36 });
  expect(transaction.id).toBe(
    (await stripe.charges.retrieve(data[0]?.id ?? "")).balance_transaction,
  );
});

describe("A refund", () => {
  test("in full returns everything, and only once", async () => {
    const charge = await buy();
    const before = await countEvents();
    const refund = await stripe.refunds.create({ payment_intent: String(charge.payment_intent) });
    expect(refund).toMatchObject({ amount: 200, status: "succeeded", charge: charge.id });
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({
      refunded: true,
      amount_refunded: 200,
    });
    expect(await listSince(before)).toEqual(["refund.created", "charge.refunded"]);
    expect(await readAmounts()).toEqual(["charge 200", "refund 200"]);
    await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
      code: "charge_already_refunded",
    });
  });

  test("in parts never exceeds the charge", async () => {
    const charge = await buy();
    await stripe.refunds.create({ charge: charge.id, amount: 50 });
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({
      refunded: false,
      amount_refunded: 50,
    });
    await expect(stripe.refunds.create({ charge: charge.id, amount: 151 })).rejects.toMatchObject({
      param: "amount",
    });
    await account.refund(charge.id, 150);
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ refunded: true });
    expect(await readAmounts()).toEqual(["charge 200", "refund 50", "refund 150"]);
  });
});

describe("A dispute", () => {
  test("withdraws the money at once and returns it when won", async () => {
    const charge = await buy();
    const before = await countEvents();
    const { disputeId } = await account.dispute(charge.id);
    expect(await listSince(before)).toEqual([
      "charge.dispute.created",
      "charge.updated",
      "charge.dispute.funds_withdrawn",
    ]);
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ disputed: true });
    await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
      code: "charge_disputed",
    });
    await account.closeDispute(disputeId, "won");
    const { data } = await stripe.disputes.list({ charge: charge.id });
    expect(data).toMatchObject([{ id: disputeId, status: "won", amount: 200 }]);
    expect((await listSince(before)).slice(3)).toEqual([
      "charge.dispute.updated",
      "charge.dispute.funds_reinstated",
      "charge.dispute.closed",
    ]);
    expect(await readAmounts()).toEqual(["charge 200", "dispute 200", "reinstate 200"]);
  });

  test("that is lost returns nothing", async () => {
    const charge = await buy();
    const { disputeId } = await account.dispute(charge.id);
    await stripe.disputes.update(disputeId, { evidence: { receipt: "file_1" } });
    expect(await stripe.disputes.retrieve(disputeId)).toMatchObject({ status: "under_review" });
    await account.closeDispute(disputeId, "lost");
    expect(await stripe.disputes.retrieve(disputeId)).toMatchObject({ status: "lost" });
    expect(await readAmounts()).toEqual(["charge 200", "dispute 200"]);
  });

  test("of a part withdraws and returns that part", async () => {
    const charge = await buy();
    await account.refund(charge.id, 50);
    const { disputeId } = await account.dispute(charge.id, 70);
    expect(await stripe.disputes.retrieve(disputeId)).toMatchObject({ amount: 70 });
    await account.closeDispute(disputeId, "won");
    const moved = ["charge 200", "refund 50", "dispute 70", "reinstate 70"];
    expect(await readAmounts()).toEqual(moved);
  });

  test("is opened automatically for its test card", async () => {
    const { session } = await openTrial();
    await account.payCheckout(session.id, card("4000000000000259"));
    expect(await readAmounts()).toEqual(["charge 200", "dispute 200"]);
  });
});
