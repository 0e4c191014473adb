import type Stripe from "stripe";
import { beforeEach, describe, expect, test } from "vitest";
import { ask, open, press, readWords } from "../../../tests/fixtures/front-door.ts";
import { days } from "../duration.ts";
import { account, openTrial, stripe } from "../testing/local-stripe.ts";

const CARD = { number: "4242424242424242", expMonth: 12, expYear: 2_040, cvc: "123" };
const ENTRIES = { number: CARD.number, expiry: "12/40", cvc: "123", name: "Ada" };

beforeEach(() => account.reset());

/** A paid trial and its customer portal. */
async function openPortal() {
  const { session, customer } = await openTrial();
  await account.payCheckout(session.id, CARD);
  const portal = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: "http://localhost:8787/quiz2/manage",
  });
  const read = async (): Promise<Stripe.Subscription> => {
    const [subscription] = (
      await stripe.subscriptions.list({ customer: customer.id, status: "all" })
    ).data;
    if (subscription === undefined) throw new Error("No subscription");
    return subscription;
  };
  return { customer, read, path: new URL(portal.url).pathname, subscription: (await read()).id };
}

const readAmounts = async () => (await account.readLedger()).map(({ amountCents }) => amountCents);

test("It shows the subscription, its next charge and the return link", async () => {
  const { path } = await openPortal();
  const page = await open(path);
  expect(readWords(page)).toMatch(
    /Kindling monthly: Trial The next charge is \$19\.99 on \d+ \w+ \d{4}\. Cancel subscription/,
  );
  expect(page).toContain('href="http://localhost:8787/quiz2/manage"');
});

test("Canceling takes effect at the period's end, and can be undone before then", async () => {
  const { path, read, subscription } = await openPortal();
  const cancelled = await press(path, { intent: "cancel", subscription });
  expect([cancelled.status, cancelled.headers.get("Location")]).toEqual([303, path]);
  const cancelling = await read();
  // Flexible billing sets a date and no flag.
  expect(cancelling).toMatchObject({
    cancel_at: cancelling.trial_end,
    cancel_at_period_end: false,
    canceled_at: expect.any(Number),
  });
  expect(await open(path)).toContain("nothing more will be charged");
  await press(path, { intent: "resume", subscription });
  expect(await read()).toMatchObject({ cancel_at: null, canceled_at: null });
  await press(path, { intent: "cancel", subscription });
  await account.advanceClock({ byMs: days(8) });
  expect([(await read()).status, await readAmounts()]).toEqual(["canceled", [200]]);
  expect(await open(path)).toContain("Nothing more will be charged.");
});

describe("An open invoice", () => {
  async function failRenewal() {
    const portal = await openPortal();
    await account.setDefaultCard(portal.customer.id, "4000000000000341");
    await account.advanceClock({ byMs: days(7.1) });
    expect((await portal.read()).status).toBe("past_due");
    return portal;
  }

  const findPage = async (customer: string) => {
    const [open] = (await stripe.invoices.list({ customer, status: "open" })).data;
    return new URL(open?.hosted_invoice_url ?? "").pathname;
  };

  test("is paid with another card on its own page", async () => {
    const { customer, read } = await failRenewal();
    const page = await findPage(customer.id);
    expect(await open(page)).toContain("Pay with this card");
    const paid = await press(page, { intent: "pay", ...ENTRIES });
    expect([paid.status, (await read()).status, await readAmounts()]).toEqual([
      303,
      "active",
      [200, 1_999],
    ]);
    expect(await open(page)).not.toContain("Pay with this card");
  });

  test("stays open when a card is added in the portal", async () => {
    const { path, read, customer } = await failRenewal();
    const added = await press(path, { intent: "add_card", ...ENTRIES });
    expect([added.status, added.headers.get("Location")]).toEqual([303, path]);
    expect([(await read()).status, await readAmounts()]).toEqual(["past_due", [200]]);
    expect(await open(await findPage(customer.id))).toContain("Pay with this card");
  });

  test("stays open if a card is declined or mistyped", async () => {
    const { customer, read } = await failRenewal();
    const page = await findPage(customer.id);
    const pay = async (number: string) =>
      (await press(page, { intent: "pay", ...ENTRIES, number })).text();
    expect(await pay("4000000000009995")).toContain("Your card has insufficient funds.");
    expect(await pay("4")).toContain("Your card number is incorrect.");
    expect([(await read()).status, await readAmounts()]).toEqual(["past_due", [200]]);
  });

  test("is paid after 3-D Secure", async () => {
    const { customer, read } = await failRenewal();
    const page = await findPage(customer.id);
    const number = "4000000000003220";
    const asked = await press(page, { intent: "pay", ...ENTRIES, number });
    const bank = asked.headers.get("Location") ?? "";
    expect(bank).toMatch(/^\/__sandbox\/stripe\/authenticate\/pi_/);
    expect(await open(page)).toContain("Confirm with your bank");
    const answer = await press(bank, { answer: "accept" });
    expect(answer.headers.get("Location")).toBe(page);
    expect([(await read()).status, await readAmounts()]).toEqual(["active", [200, 1_999]]);
  });
});

test("A flow for another card shows nothing else", async () => {
  const { customer } = await openPortal();
  const { url } = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    flow_data: { type: "payment_method_update" },
  });
  const words = readWords(await open(new URL(url).pathname));
  expect(words).toContain("Add a card");
  expect(words).not.toContain("Cancel subscription");
});

test("Invoice and receipt show payments and refunds", async () => {
  const { customer } = await openPortal();
  const { data: invoices } = await stripe.invoices.list({ customer: customer.id });
  const invoice = readWords(await open(invoices[0]?.hosted_invoice_url ?? ""));
  expect(invoice).toContain("Status paid");
  expect(invoice).toMatch(/Total \$2\.00 Paid \$2\.00/);

  const { data: charges } = await stripe.charges.list({ customer: customer.id });
  const { id = "", receipt_url } = charges[0] ?? {};
  await account.refund(id, 50);
  const receipt = readWords(await open(receipt_url ?? ""));
  expect(receipt).toContain("Card visa •••• 4242");
  expect(receipt).toMatch(/\$2\.00 Refunded −\$0\.50 Paid \$1\.50/);
});

test.each(["portal/bps_none", "invoice/in_none", "receipt/ch_none", "authenticate/pi_none"])(
  "%s is not found",
  async (page) => {
    expect((await ask(`/__sandbox/stripe/${page}`)).status).toBe(404);
  },
);
