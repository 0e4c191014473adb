import type Stripe from "stripe";
import { expect, test } from "vitest";
import type { BilledCharge } from "#app/domain/purchase/billing.ts";
import { findPaymentState } from "#app/domain/purchase/payment-state.ts";
import { createStripeCaller } from "./call-stripe.ts";
import { chargeReading } from "./charge-reading.ts";
import { createStripe } from "./stripe-client.ts";

type Answered = { charge?: object; disputes?: { status: string; amount: number }[] };

const CHARGE = {
  object: "charge",
  id: "ch_1",
  created: 1_795_000_000,
  amount: 2_000,
  amount_refunded: 0,
  paid: true,
  status: "succeeded",
  disputed: false,
  payment_intent: "pi_1",
  receipt_url: null,
  balance_transaction: null,
  billing_details: { email: null },
};

const listOf = (data: object[]) => Response.json({ object: "list", data, has_more: false });

/** Reads the charge that Stripe answers with. */
async function read({ charge = {}, disputes = [] }: Answered): Promise<BilledCharge> {
  const fetch = async (url: unknown) =>
    String(url).includes("/v1/disputes")
      ? listOf(disputes.map((one, index) => ({ object: "dispute", id: `du_${index}`, ...one })))
      : listOf([{ ...CHARGE, disputed: disputes.length > 0, ...charge }]);
  const stripe = createStripe({ secretKey: "sk_test_sandbox", sandbox: { fetch: fetch as never } });
  const log = () => undefined;
  const { readCharges } = chargeReading(stripe, createStripeCaller(log), log);
  const [found] = await readCharges({ payment_intent: "pi_1" });
  if (found === undefined) throw new Error("The charge was not readable.");
  return found;
}

/** Leaves out the SDK's placeholder for statuses to come. */
type Known<S = Stripe.Dispute.Status> = S extends string ? (string extends S ? never : S) : never;
type Outcome = [
  BilledCharge["dispute"],
  withheldCents: number,
  ReturnType<typeof findPaymentState>,
];

const OF_STATUS = {
  warning_needs_response: ["none", 0, "clear"],
  warning_under_review: ["none", 0, "clear"],
  warning_closed: ["none", 0, "clear"],
  needs_response: ["open", 2_000, "disputed"],
  under_review: ["open", 2_000, "disputed"],
  appeal_needs_response: ["open", 2_000, "disputed"],
  appeal_under_review: ["open", 2_000, "disputed"],
  prevented: ["lost", 2_000, "lost"],
  lost: ["lost", 2_000, "lost"],
  won: ["won", 0, "won"],
} satisfies Record<Known, Outcome>;

test.each(Object.entries(OF_STATUS))(
  "P16 Each status that Stripe gives a dispute has its consequence: %s",
  async (status, row) => {
    const charge = await read({ disputes: [{ status, amount: 2_000 }] });
    expect([charge.dispute, charge.withheldCents, findPaymentState([charge])]).toEqual(row);
  },
);

test.each([
  [0, 2_000],
  [500, 1_500],
  [2_000, 0],
])(
  "P16 Money that a prevented dispute gave back counts once: %i cents refunded",
  async (...row) => {
    const [amount_refunded, withheldCents] = row;
    const disputes = [{ status: "prevented", amount: 2_000 }];
    const charge = await read({ charge: { amount_refunded }, disputes });
    expect(charge).toMatchObject({
      dispute: "lost",
      refundedCents: amount_refunded,
      withheldCents,
    });
    expect(findPaymentState([charge])).toBe("lost");
  },
);

test.each<[string, object, BilledCharge["paidWith"]]>([
  [
    "a card",
    { card: { last4: "4242", fingerprint: "f" } },
    { last4: "4242", statement: "KINDLING* GUIDES" },
  ],
  ["another method", { type: "us_bank_account" }, { last4: null, statement: "KINDLING* GUIDES" }],
  ["no method", {}, { last4: null, statement: "KINDLING* GUIDES" }],
])("A charge says how its buyer recognises it: %s", async (_, payment_method_details, paidWith) => {
  const said = { calculated_statement_descriptor: "KINDLING* GUIDES" };
  const charge = await read({ charge: { ...said, payment_method_details } });
  expect(charge).toMatchObject({ paidWith, cardHash: null });
});
