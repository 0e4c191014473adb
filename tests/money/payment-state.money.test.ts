import { StripeFaults } from "@kindling/local-stripe/faults";
import { findSubscription } from "#app/data/quiz2-subscriptions.ts";
import { days } from "#app/domain/duration.ts";
import { isEntitled } from "#app/domain/purchase/entitlement.ts";
import type { PaymentState, SubscriptionStatus } from "#app/domain/purchase/subscription.ts";
import * as world from "../fixtures/stripe-world.ts";
import { readOurs, readTruth } from "../fixtures/trial-truth.ts";
import { findCharge, insertPaid, type Paid } from "../fixtures/trials.ts";
import { beforeEach, describe, expect, test } from "../setup/test.ts";

beforeEach(world.openWorld);

/** A step of the scenario; webhooks may arrive between two of them. */
type Step = (paid: Paid) => Promise<unknown>;
type Row = {
  life: Step[];
  paymentState: PaymentState;
  status: SubscriptionStatus;
  /** Now, and after the end of the paid period. */
  access: [now: boolean, later: boolean];
};

const findOldest = async ({ customerId }: Paid) =>
  (await world.stripe().charges.list({ customer: customerId })).data.at(-1)?.id ?? "";
const findDispute = async () => (await world.stripe().disputes.list()).data[0]?.id ?? "";

const refund: Step = async ({ customerId }) => world.account().refund(await findCharge(customerId));
const refundPart: Step = async ({ customerId }) =>
  world.account().refund(await findCharge(customerId), 100);
const refundOldest: Step = async (paid) => world.account().refund(await findOldest(paid));
const dispute: Step = async ({ customerId }) =>
  world.account().dispute(await findCharge(customerId));
/** The fee is 200 cents. */
const disputePart: Step = async ({ customerId }) =>
  world.account().dispute(await findCharge(customerId), 100);
const disputeOldest: Step = async (paid) => world.account().dispute(await findOldest(paid));
const answer: Step = async () =>
  world.stripe().disputes.update(await findDispute(), { evidence: { receipt: "file_1" } });
const win: Step = async () => world.account().closeDispute(await findDispute(), "won");
const lose: Step = async () => world.account().closeDispute(await findDispute(), "lost");
const inquire: Step = async ({ customerId }) =>
  world.account().act({ action: "openInquiry", charge: await findCharge(customerId) });
const escalate: Step = async () =>
  world.account().act({ action: "escalateInquiry", dispute: await findDispute() });
const endInquiry: Step = async () =>
  world.account().act({ action: "closeInquiry", dispute: await findDispute() });
const renew: Step = () => world.moveClock(8);
const declineNext: Step = async ({ customerId }) => {
  await world.account().setDefaultCard(customerId, "4000000000000341");
  return world.moveClock(31);
};

const ended: Pick<Row, "status" | "access"> = { status: "canceled", access: [false, false] };
/** Nothing more is charged, and what is paid for stays open. */
const runsOut: Omit<Row, "life"> = {
  paymentState: "won",
  status: "canceled",
  access: [true, false],
};
const rows: Record<string, Row> = {
  "nothing happens": {
    life: [],
    paymentState: "clear",
    status: "trialing",
    access: [true, true],
  },
  "a part is refunded": {
    life: [refundPart],
    paymentState: "clear",
    status: "trialing",
    access: [true, true],
  },
  "all is refunded": { life: [refund], paymentState: "refunded", ...ended },
  "all is refunded, part by part": {
    life: [refundPart, refundPart],
    paymentState: "refunded",
    ...ended,
  },
  "an older payment is refunded": {
    life: [renew, refundOldest],
    paymentState: "clear",
    status: "active",
    access: [true, true],
  },
  "the newest payment is refunded": {
    life: [renew, refund],
    paymentState: "refunded",
    ...ended,
  },
  "a dispute is opened": {
    life: [dispute],
    paymentState: "disputed",
    ...ended,
  },
  "a dispute about a part is opened": { life: [disputePart], ...runsOut },
  "a dispute about a part is lost": { life: [disputePart, lose], ...runsOut },
  "a part is refunded and the rest disputed": {
    life: [refundPart, dispute],
    paymentState: "disputed",
    ...ended,
  },
  "a dispute about an older payment is opened": { life: [renew, disputeOldest], ...runsOut },
  "a dispute about an older payment is lost": { life: [renew, disputeOldest, lose], ...runsOut },
  "a dispute about the newest payment is opened": {
    life: [renew, dispute],
    paymentState: "disputed",
    ...ended,
  },
  "an older payment is disputed and the newest refunded": {
    life: [renew, disputeOldest, refund],
    paymentState: "refunded",
    ...ended,
  },
  "a dispute is answered": {
    life: [dispute, answer],
    paymentState: "disputed",
    ...ended,
  },
  "a dispute is won": { life: [dispute, answer, win], ...runsOut },
  "a dispute is won after a part was refunded": { life: [refundPart, dispute, win], ...runsOut },
  "a dispute is won in a month that was never paid": {
    life: [renew, declineNext, disputeOldest, win],
    paymentState: "won",
    status: "canceled",
    access: [false, false],
  },
  "a dispute is lost": {
    life: [dispute, lose],
    paymentState: "lost",
    ...ended,
  },
  "an inquiry is closed": {
    life: [inquire, endInquiry],
    paymentState: "clear",
    status: "trialing",
    access: [true, true],
  },
  "an inquiry escalates": { life: [inquire, escalate], paymentState: "disputed", ...ended },
  "all is refunded during an inquiry": {
    life: [inquire, refund],
    paymentState: "refunded",
    ...ended,
  },
};

const ALL = { next: "all" } as const;
/** How the webhooks arrive, and whether only at the end. */
const deliveries: Record<string, { webhooks: object; isLate: boolean }> = {
  "delivered at once": { webhooks: {}, isLate: false },
  "delivered in reverse": { webhooks: { order: "reverse" }, isLate: false },
  "delivered at the end, twice and shuffled": {
    webhooks: { late: ALL, order: { seed: 7 } },
    isLate: true,
  },
};

const readStored = async (paid: Paid) => {
  const row = await findSubscription(world.syncDeps().db, { attemptId: paid.id });
  if (row === null) throw new Error("There is no row.");
  return row;
};

describe.each(Object.entries(rows))("P16 When %s", (_, { life, paymentState, status, access }) => {
  test.each(Object.entries(deliveries))("%s", async (_delivery, { webhooks, isLate }) => {
    await world.account().planFaults(StripeFaults.parse({ webhooks }));
    const paid = await insertPaid();
    for (const step of life) {
      if (!isLate) await world.settle();
      await step(paid);
    }
    await (isLate ? world.tellAll() : world.settle());

    const row = await readStored(paid);
    expect(row).toMatchObject({ status, paymentState });
    expect(await readOurs(paid.customerId)).toEqual(await readTruth(paid.customerId));
    const { nowMs } = await world.account().readClock();
    const later = (row.periodEnd ?? 0) + days(1);
    expect([isEntitled(row, nowMs), isEntitled(row, later)]).toEqual(access);

    // An ended subscription is never charged again; a live one is, next month.
    const before = await world.readAmounts();
    await world.moveClock(40);
    const charged = (await world.readAmounts()).length - before.length;
    expect(charged > 0).toBe(status !== "canceled");
  });
});
