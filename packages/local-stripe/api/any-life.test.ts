import fc from "fast-check";
import type Stripe from "stripe";
import { expect, test } from "vitest";
import { days } from "../duration.ts";
import { account, card, openTrial } from "../testing/local-stripe.ts";

const GOOD = "4242424242424242";
const CARDS = [
  GOOD,
  "4000000000000002",
  "4000000000000341",
  "4000000000000259",
  "4000000000003220",
];

const list = async <T>(name: string): Promise<T[]> =>
  (await account.listObjects(name)).map(({ json }) => JSON.parse(json));
const pick = <T>(items: T[], index: number): T | undefined => items[index % (items.length || 1)];

type Step = { verb: keyof typeof VERBS; index: number; card: string };

/** Random actions on random objects; rejections are fine. */
const VERBS = {
  open: () => openTrial(),
  pay: async ({ index, card: number }: Step) => {
    const session = pick(await list<Stripe.Checkout.Session>("checkout.session"), index);
    if (session) await account.payCheckout(session.id, card(number));
  },
  authenticate: async ({ index }: Step) => {
    const waiting = (await list<Stripe.PaymentIntent>("payment_intent")).filter(
      ({ status }) => status === "requires_action",
    );
    const intent = pick(waiting, index);
    if (intent) await account.finishAuthentication(intent.id, index % 3 > 0);
  },
  wait: ({ index }: Step) => account.advanceClock({ byMs: days((index % 40) + 0.3) }),
  changeCard: async ({ index, card: number }: Step) => {
    const customer = pick(await list<Stripe.Customer>("customer"), index);
    if (customer) await account.setDefaultCard(customer.id, number);
  },
  giveBack: async ({ index }: Step) => {
    const charge = pick(await list<Stripe.Charge>("charge"), index);
    if (charge?.paid && !charge.disputed && !charge.refunded) {
      const left = charge.amount - charge.amount_refunded;
      await account.refund(charge.id, Math.min(left, 1 + index * 37));
    }
  },
  dispute: async ({ index }: Step) => {
    const charge = pick(await list<Stripe.Charge>("charge"), index);
    if (charge?.paid && !charge.disputed && !charge.refunded) await account.dispute(charge.id);
  },
  decide: async ({ index }: Step) => {
    const dispute = pick(await list<Stripe.Dispute>("dispute"), index);
    if (dispute?.status !== "needs_response") return;
    await account.closeDispute(dispute.id, index % 2 > 0 ? "won" : "lost");
  },
};

const steps = fc.array(
  fc.record({
    // Most failures need time to happen.
    verb: fc.constantFrom(
      ...(Object.keys(VERBS) as (keyof typeof VERBS)[]),
      ...(["wait", "wait", "wait"] as const),
    ),
    index: fc.nat(60),
    card: fc.constantFrom(...CARDS),
  }),
  { minLength: 4, maxLength: 14 },
);

/** Half of the cards are valid. */
const firstCard = fc.constantFrom(...CARDS, ...Array<string>(CARDS.length).fill(GOOD));

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

async function checkBooks(): Promise<void> {
  const ledger = await account.readLedger();
  const moved = (kind: string) =>
    sum(ledger.filter((one) => one.kind === kind).map(({ amountCents }) => amountCents));
  const charges = await list<Stripe.Charge>("charge");
  const disputes = await list<Stripe.Dispute>("dispute");
  const invoices = await list<Stripe.Invoice>("invoice");
  const paid = charges.filter((charge) => charge.paid);
  expect(moved("charge")).toBe(sum(paid.map(({ amount }) => amount)));
  expect(moved("refund")).toBe(sum(charges.map(({ amount_refunded }) => amount_refunded)));
  expect(moved("dispute")).toBe(sum(disputes.map(({ amount }) => amount)));
  expect(moved("charge")).toBe(sum(invoices.map(({ amount_paid }) => amount_paid)));
  for (const payment of await list<Stripe.InvoicePayment>("invoice_payment")) {
    const invoice = invoices.find(({ id }) => id === payment.invoice);
    expect(payment.status === "paid").toBe(invoice?.status === "paid");
  }
  for (const subscription of await list<Stripe.Subscription>("subscription")) {
    const isOver = subscription.status === "canceled";
    expect(isOver).toBe(subscription.ended_at !== null);
    const { nowMs } = await account.readClock();
    const end = subscription.items.data[0]?.current_period_end ?? 0;
    expect(isOver || end * 1_000 > nowMs, "A living period is the current one").toBe(true);
  }
  const times = (await account.listEvents()).map(({ created }) => created);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
}

test("After any sequence of actions and any time, objects and ledger are consistent", async () => {
  await fc.assert(
    fc.asyncProperty(firstCard, steps, async (first, given) => {
      await account.reset();
      const { session } = await openTrial();
      await account.payCheckout(session.id, card(first));
      for (const step of given) await VERBS[step.verb](step);
      await checkBooks();
    }),
    { numRuns: 40 },
  );
}, 120_000);
