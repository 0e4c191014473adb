import { expect, test } from "vitest";
import { days } from "../../../app/domain/duration.ts";
import { account, openTrial, stripe } from "../../../tests/fixtures/local-stripe.ts";

test("A trial costs two dollars at once, then a month's price on day 7 and each month after", async () => {
  const { session, customer } = await openTrial();
  expect(session).toMatchObject({ status: "open", amount_total: 200, payment_status: "unpaid" });
  const paid = await account.payCheckout(session.id, {
    number: "4242424242424242",
    expMonth: 12,
    expYear: 2_040,
    cvc: "123",
  });
  expect(paid).toEqual({
    kind: "paid",
    redirectUrl: `http://localhost:8787/quiz2/thank-you?session_id=${session.id}`,
  });
  const readAmounts = async () =>
    (await account.readLedger()).map(({ kind, amountCents }) => `${kind} ${amountCents}`);
  const readStatus = async () => {
    const { data } = await stripe.subscriptions.list({ customer: customer.id, status: "all" });
    return data[0]?.status;
  };
  expect([await readAmounts(), await readStatus()]).toEqual([["charge 200"], "trialing"]);
  await account.advanceClock({ byMs: days(6.99) });
  expect([await readAmounts(), await readStatus()]).toEqual([["charge 200"], "trialing"]);
  await account.advanceClock({ byMs: days(0.11) });
  expect([await readAmounts(), await readStatus()]).toEqual([
    ["charge 200", "charge 1999"],
    "active",
  ]);
  await account.advanceClock({ byMs: days(62) });
  expect(await readAmounts()).toEqual(["charge 200", "charge 1999", "charge 1999", "charge 1999"]);
});
