import { days, hours, minutes, seconds } from "../duration.ts";
import { type Partner, payOrder, refusalOf, startTrial, waitForDispute } from "./partner.ts";

const inSeconds = (ms: number) => ms / seconds(1);
const AFTER_RENEWAL = inSeconds(days(7) + hours(2));
const prefixOf = (id: unknown) => String(id).split("_")[0];

/** What the app relies on, as facts without ids and times. Each journey runs the same way in both accounts. */
export const JOURNEYS: Record<string, (partner: Partner) => Promise<object>> = {
  "a trial": async (partner) => {
    const trial = await startTrial(partner);
    const { status, cancel_at_period_end, billing_mode } = await trial.read();
    const first = await trial.listInvoices();
    await trial.advanceTo(inSeconds(days(7) + minutes(30)));
    const drafted = await trial.listInvoices();
    await trial.advanceTo(AFTER_RENEWAL);
    return {
      begins: { status, cancel_at_period_end, mode: billing_mode.type, invoices: first },
      drafted,
      renewed: { status: (await trial.read()).status, invoices: await trial.listInvoices() },
    };
  },

  "an order": async (partner) => {
    const intent = await payOrder(partner, "pm_card_visa");
    const charge = await partner.stripe.charges.retrieve(String(intent.latest_charge));
    return {
      status: intent.status,
      types: intent.payment_method_types,
      charge: prefixOf(charge.id),
      method: charge.payment_method_details?.type,
      last4: charge.payment_method_details?.card?.last4,
      hasFingerprint: Boolean(charge.payment_method_details?.card?.fingerprint),
      suffix: charge.statement_descriptor_suffix,
      // The prefix is the account's own.
      statement: charge.calculated_statement_descriptor?.split("* ").at(-1),
      again: await refusalOf(partner.stripe.paymentIntents.cancel(intent.id)),
    };
  },

  "a decline": (partner) => refusalOf(payOrder(partner, "pm_card_chargeDeclined")),

  "3-D Secure": async (partner) => {
    const { status, next_action, latest_charge } = await payOrder(
      partner,
      "pm_card_authenticationRequired",
    );
    return { status, next_action: next_action?.type, latest_charge };
  },

  "a refund": async (partner) => {
    const { stripe } = partner;
    const intent = await payOrder(partner, "pm_card_visa");
    const refund = await stripe.refunds.create({ payment_intent: intent.id });
    const charge = await stripe.charges.retrieve(String(intent.latest_charge));
    return {
      status: refund.status,
      refund: prefixOf(refund.id),
      charge: { refunded: charge.refunded, amount: charge.amount_refunded, status: charge.status },
      again: await refusalOf(stripe.refunds.create({ payment_intent: intent.id })),
    };
  },

  "a dispute": async (partner) => {
    const { stripe } = partner;
    const intent = await payOrder(partner, "pm_card_createDispute");
    const charge = await waitForDispute(partner, String(intent.latest_charge));
    const { data } = await stripe.disputes.list({ charge: charge.id });
    return {
      disputed: charge.disputed,
      statuses: data.map(({ status }) => status),
      refund: await refusalOf(stripe.refunds.create({ payment_intent: intent.id })),
    };
  },

  // The API cannot press the portal's buttons; `cancel_at` is how the portal cancels.
  "a cancellation in the portal, and a resumption": async (partner) => {
    const trial = await startTrial(partner);
    const look = async (change: object) => {
      const { cancel_at, cancel_at_period_end, canceled_at, status } =
        await partner.stripe.subscriptions.update(trial.id, change);
      const ends = cancel_at === null ? null : cancel_at - trial.trialEnd;
      return { ends, cancel_at_period_end, isCanceled: canceled_at !== null, status };
    };
    return {
      cancelled: await look({ cancel_at: trial.trialEnd }),
      byFlag: await look({ cancel_at_period_end: false }),
      byDate: await look({ cancel_at: "" }),
      flagged: await look({ cancel_at_period_end: true }),
      resumed: await look({ cancel_at_period_end: false }),
    };
  },

  "a cancellation at the end of the trial": async (partner) => {
    const trial = await startTrial(partner);
    await partner.stripe.subscriptions.update(trial.id, { cancel_at: trial.trialEnd });
    await trial.advanceTo(AFTER_RENEWAL);
    return { status: (await trial.read()).status, invoices: await trial.listInvoices() };
  },

  // The status does not show it.
  "a pause of the payments": async (partner) => {
    const { stripe } = partner;
    const trial = await startTrial(partner);
    const paused = await stripe.subscriptions.update(trial.id, {
      pause_collection: { behavior: "void" },
    });
    await trial.advanceTo(AFTER_RENEWAL);
    const { status } = await trial.read();
    const resumed = await stripe.subscriptions.update(trial.id, { pause_collection: "" });
    return {
      paused: paused.pause_collection,
      renewed: { status, invoices: await trial.listInvoices() },
      resumed: resumed.pause_collection,
    };
  },

  "the next charge of a customer with a credit": async (partner) => {
    const { stripe } = partner;
    const trial = await startTrial(partner);
    const preview = async () =>
      (await stripe.invoices.createPreview({ subscription: trial.id })).amount_due;
    const before = await preview();
    await stripe.customers.update(trial.customer, { balance: -500 });
    const credited = await preview();
    await stripe.subscriptions.update(trial.id, { cancel_at_period_end: true });
    return { before, credited, ending: await refusalOf(preview()) };
  },

  "a cancellation while an invoice is a draft": async (partner) => {
    const trial = await startTrial(partner);
    await trial.advanceTo(inSeconds(days(7) + minutes(30)));
    const { status } = await partner.stripe.subscriptions.cancel(trial.id, {
      invoice_now: false,
      prorate: false,
    });
    await trial.advanceTo(inSeconds(days(8)));
    return { status, invoices: await trial.listInvoices() };
  },

  // After an erasure the app still reads what the customer was charged.
  "a deleted customer": async (partner) => {
    const { stripe } = partner;
    const trial = await startTrial(partner);
    const { customer } = trial;
    const { deleted } = await stripe.customers.del(customer);
    const { data: subscriptions } = await stripe.subscriptions.list({ customer, status: "all" });
    const { data: charges } = await stripe.charges.list({ customer });
    return {
      deleted,
      subscriptions: subscriptions.map(({ status }) => status),
      invoices: await trial.listInvoices(),
      charges: charges.map(({ amount }) => amount),
      update: await refusalOf(stripe.customers.update(customer, { name: "Ada" })),
      again: await refusalOf(stripe.customers.del(customer)),
    };
  },

  "a double key": async ({ stripe, cleanUps }) => {
    const options = { idempotencyKey: crypto.randomUUID() };
    const create = (name: string) => stripe.customers.create({ name }, options);
    const one = await create("Ada");
    const two = await create("Ada");
    cleanUps.push(() => stripe.customers.del(one.id));
    const refused = { idempotencyKey: crypto.randomUUID() };
    const refund = (id: string) =>
      refusalOf(stripe.refunds.create({ payment_intent: id }, refused));
    return {
      isSame: one.id === two.id,
      otherBody: await refusalOf(create("Eve")),
      refused: [await refund("pi_none"), await refund("pi_none"), await refund("pi_other")],
    };
  },
};
