import type { OrderStatus } from "#app/domain/purchase/order.ts";
import {
  readLedgerSums,
  readReached,
  readSteps,
  readStoredSums,
} from "../fixtures/charge-ledger.ts";
import {
  buyBundle,
  closeDispute,
  disputeOrder,
  endInquiry,
  failOrderRefund,
  inquireOrder,
  pictureOrders,
  refundOrder,
} from "../fixtures/orders.ts";
import { openOrderWorld, settle, tellAll } from "../fixtures/stripe-world.ts";
import { describe, expect, test } from "../setup/money.ts";

type Step = (intentId: string) => Promise<unknown>;
const refund: Step = (id) => refundOrder(id);
const refundPart: Step = (id) => refundOrder(id, 500);
const dispute: Step = (id) => disputeOrder(id);
const disputePart: Step = (id) => disputeOrder(id, 500);
const win: Step = (id) => closeDispute(id, "won");
const lose: Step = (id) => closeDispute(id, "lost");
const inquire: Step = (id) => inquireOrder(id);
const escalate: Step = (id) => endInquiry(id, "escalateInquiry");
const endIt: Step = (id) => endInquiry(id, "closeInquiry");

const delivered = ["order_delivery"];
const givenBack = ["order_delivery", "order_refunded"];
const rows: [string, Step[], OrderStatus, string[]][] = [
  ["nothing happens", [], "paid", delivered],
  ["a part is refunded", [refundPart], "paid", delivered],
  ["all is refunded", [refund], "refunded", givenBack],
  ["a dispute is opened", [dispute], "disputed", delivered],
  ["a dispute is won", [dispute, win], "paid", delivered],
  ["a dispute is lost", [dispute, lose], "disputed", delivered],
  ["a part is disputed", [disputePart], "paid", delivered],
  ["a dispute of a part is won", [disputePart, win], "paid", delivered],
  ["a dispute of a part is lost", [disputePart, lose], "paid", delivered],
  ["the rest of a refund is disputed", [refundPart, dispute], "disputed", delivered],
  ["an inquiry is opened", [inquire], "paid", delivered],
  ["an inquiry is closed", [inquire, endIt], "paid", delivered],
  ["an inquiry escalates", [inquire, escalate], "disputed", delivered],
  ["all is refunded during an inquiry", [inquire, refund], "refunded", givenBack],
];

const ALL = { next: "all" } as const;
/** How the webhooks arrive, and whether only at the end. */
const deliveries: [string, object, boolean][] = [
  ["delivered at once, each twice and in reverse", { double: ALL, order: "reverse" }, false],
  ["delivered at the end, twice and shuffled", { late: ALL, order: { seed: 7 } }, true],
];

describe.each(rows)("P16 For an order, when %s", (_, life, status, mails) => {
  test.each(deliveries)("%s", async (_delivery, webhooks, isLate) => {
    await openOrderWorld({ webhooks });
    const { intentId } = await buyBundle();
    for (const step of life) {
      if (!isLate) await settle();
      await step(intentId);
    }
    await (isLate ? tellAll() : settle());
    const { orders, mails: told, behind } = await pictureOrders();
    expect([orders, behind]).toEqual([[`${status} 1999 0`], []]);
    expect(await readStoredSums()).toEqual(await readLedgerSums());
    const isGivenBack = (await readReached())["refunded"] === 1;
    expect(await readSteps("quiz1")).toEqual({
      checkout: 1,
      paid: 1,
      ...(isGivenBack && { refunded: 1 }),
    });
    // If the webhooks only arrive after a refund, no delivery mail is owed.
    expect(told).toEqual(isLate && status !== "paid" ? mails.slice(1) : mails);
  });
});

test("A dispute withholds its own amount, even when an earlier refund fails", async () => {
  await openOrderWorld();
  const { intentId } = await buyBundle();
  for (const step of [refundPart, dispute, failOrderRefund]) {
    await step(intentId);
    await settle();
  }
  expect(await readStoredSums()).toEqual([
    { id: expect.any(String), charged: 1_999, refunded: 0, withheld: 1_499 },
  ]);
});
