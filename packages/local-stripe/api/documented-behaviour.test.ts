import { beforeEach, describe, expect, test } from "vitest";
import { days, hours } from "../duration.ts";
import {
  account,
  listEventTypes,
  payTrial,
  readAmounts,
  readSubscription,
  stripe,
} from "../testing/local-stripe.ts";

beforeEach(() => account.reset());

const buy = async () => {
  const trial = await payTrial();
  const [charge] = (await stripe.charges.list({ customer: trial.customer.id })).data;
  if (charge === undefined) throw new Error("Nothing was charged.");
  return { ...trial, charge };
};

describe("A refund", () => {
  test("that fails returns the amount, and can be made again", async () => {
    const { charge } = await buy();
    const { id } = await stripe.refunds.create({ charge: charge.id });
    await account.act({ action: "failRefund", refund: id });
    expect(await stripe.refunds.retrieve(id)).toMatchObject({ status: "failed" });
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({
      amount_refunded: 0,
      refunded: false,
    });
    expect((await listEventTypes()).slice(-2)).toEqual(["refund.updated", "refund.failed"]);
    await stripe.refunds.create({ charge: charge.id });
    expect(await readAmounts()).toEqual(["charge 200", "refund 200", "return 200", "refund 200"]);
  });

  test("can be permanently refused for one payment", async () => {
    const one = await buy();
    const other = await buy();
    await account.act({ action: "refuseRefunds", id: String(one.charge.payment_intent) });
    for (const _ of [1, 2]) {
      await expect(stripe.refunds.create({ charge: one.charge.id })).rejects.toMatchObject({
        statusCode: 400,
        code: "charge_not_refundable",
      });
    }
    await stripe.refunds.create({ charge: other.charge.id });
    expect(await readAmounts()).toEqual(["charge 200", "charge 200", "refund 200"]);
  });
});

describe("An inquiry", () => {
  const inquire = async () => {
    const { charge } = await buy();
    await account.act({ action: "openInquiry", charge: charge.id });
    const [dispute] = (await stripe.disputes.list({ charge: charge.id })).data;
    if (dispute === undefined) throw new Error("There is no inquiry.");
    return { charge, dispute };
  };

  test("takes no money, and a refund is possible", async () => {
    const { charge, dispute } = await inquire();
    expect(dispute).toMatchObject({ status: "warning_needs_response", is_charge_refundable: true });
    await stripe.refunds.create({ charge: charge.id });
    await account.act({ action: "closeInquiry", dispute: dispute.id });
    expect((await stripe.disputes.retrieve(dispute.id)).status).toBe("warning_closed");
    expect(await readAmounts()).toEqual(["charge 200", "refund 200"]);
  });

  test("may become a dispute", async () => {
    const { charge, dispute } = await inquire();
    await account.act({ action: "escalateInquiry", dispute: dispute.id });
    expect((await stripe.disputes.retrieve(dispute.id)).status).toBe("needs_response");
    await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
      code: "charge_disputed",
    });
    await account.closeDispute(dispute.id, "won");
    expect(await readAmounts()).toEqual(["charge 200", "dispute 200", "reinstate 200"]);
  });
});

describe("A subscription cancelled while its invoice is a draft", () => {
  const cancelInDraft = async () => {
    await account.act({ action: "setDraftsSurviveCancel", survive: true });
    const { subscription, customer } = await payTrial();
    await account.advanceClock({ byMs: days(7) + hours(0.5) });
    await stripe.subscriptions.cancel(subscription.id);
    return { customer };
  };

  test("may be charged all the same, if Stripe does not stop drafts", async () => {
    const { customer } = await cancelInDraft();
    await account.advanceClock({ byMs: hours(1) });
    expect(await readAmounts()).toEqual(["charge 200", "charge 1999"]);
    expect((await readSubscription(customer.id)).status).toBe("canceled");
  });

  test("is not charged once automatic collection of the draft is off", async () => {
    const { customer } = await cancelInDraft();
    const { data } = await stripe.invoices.list({ customer: customer.id, status: "draft" });
    await stripe.invoices.update(data[0]?.id ?? "", { auto_advance: false });
    await account.advanceClock({ byMs: days(3) });
    expect(await readAmounts()).toEqual(["charge 200"]);
  });
});

describe("A subscription's payment method", () => {
  test("must belong to its customer", async () => {
    const one = await payTrial();
    const other = await payTrial();
    const method = String(other.subscription.default_payment_method);
    await expect(
      stripe.subscriptions.update(one.subscription.id, { default_payment_method: method }),
    ).rejects.toMatchObject({ code: "resource_missing", param: "default_payment_method" });
  });

  test("becomes the one that paid, if the subscription says so", async () => {
    const { subscription, customer } = await payTrial();
    await stripe.subscriptions.update(subscription.id, {
      payment_settings: { save_default_payment_method: "on_subscription" },
    });
    await account.setDefaultCard(customer.id, "4000000000000341");
    await account.advanceClock({ byMs: days(8) });
    const [open] = (await stripe.invoices.list({ customer: customer.id, status: "open" })).data;
    const method = await stripe.paymentMethods.attach("pm_card_visa", { customer: customer.id });
    await stripe.invoices.pay(open?.id ?? "", { payment_method: method.id });
    expect(await readSubscription(customer.id)).toMatchObject({
      default_payment_method: method.id,
      payment_settings: { save_default_payment_method: "on_subscription" },
      status: "active",
    });
  });
});
