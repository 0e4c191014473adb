import { formatDay } from "#app/domain/calendar-day.ts";
import { days, hours, seconds } from "#app/domain/duration.ts";
import { homeLocale } from "#app/domain/locale.ts";
import { moveTime, passTime, START } from "../fixtures/frozen-time.ts";
import * as money from "../fixtures/money-world.ts";
import { findDays, readManaged, readPage, readPaywall } from "../fixtures/trial-pages.ts";
import { expect, test } from "../setup/money.ts";

async function buy() {
  const buyer = await money.openBuyer();
  const paywall = findDays(await readPaywall(buyer));
  const sessionId = await money.openSession(buyer);
  await money.account().payCheckout(sessionId, money.card());
  return { ...buyer, paywall, sessionId };
}

test("P04 The trial bills $2 at once, $19.99 at day 7, and $19.99 each month after", async () => {
  const buyer = await buy();
  const seen: [number, number[]][] = [];
  for (const day of [0, 3, 6.99, 7.1, 37, 67]) {
    await passTime({ toMs: START + days(day) });
    seen.push([day, await money.readAmounts()]);
    expect(await money.hasAccess(buyer)).toBe(true);
  }
  expect(seen).toEqual([
    [0, [200]],
    [3, [200]],
    [6.99, [200]],
    [7.1, [200, 1999]],
    [37, [200, 1999, 1999]],
    [67, [200, 1999, 1999, 1999]],
  ]);
  expect(await money.readTrials()).toMatchObject([{ status: "active", payment_state: "clear" }]);
});

const STARTS = {
  "in February": START,
  "a week before the end of January": Date.UTC(2033, 0, 24, 9),
  "before a leap day": Date.UTC(2032, 1, 22, 12),
  "in the last hour of a year": Date.UTC(2032, 11, 31, 22, 59),
};

/** Stripe creates an invoice at the end of the period and charges it an hour later. */
const DRAFT_MS = hours(1);

test.for(Object.entries(STARTS))(
  "P04 The displayed day is the billed day, for a trial bought %s",
  async ([, at]) => {
    await moveTime({ toMs: at });
    const buyer = await buy();
    await money.settle();
    const [end, ...months] = listBilled(at + days(7));
    const thanks = await readPage(`/quiz2/thank-you?session_id=${buyer.sessionId}`, buyer);
    expect([buyer.paywall, findDays(thanks)]).toEqual([
      [formatDay(end, homeLocale())],
      [formatDay(end, homeLocale())],
    ]);

    for (const billedAt of [end, ...months]) {
      const { subscriptions } = await readManaged(buyer);
      expect(subscriptions).toMatchObject([{ periodEndMs: billedAt, nextChargeCents: 1999 }]);
      const before = await money.readAmounts();
      await moveTime({ toMs: billedAt + DRAFT_MS - seconds(1) });
      expect(await money.readAmounts()).toEqual(before);
      await moveTime({ toMs: billedAt + DRAFT_MS });
      const newest = (await money.account().readLedger()).at(-1);
      expect(newest).toMatchObject({ atMs: billedAt + DRAFT_MS, amountCents: 1999 });
      expect(formatDay(newest?.atMs ?? 0, homeLocale())).toBe(formatDay(billedAt, homeLocale()));
      await money.settle();
    }
  },
);

/** The end of the trial and the same day in the next two months, clamped to the last day of the month. */
function listBilled(end: number): [number, ...number[]] {
  const date = new Date(end);
  const inMonths = (count: number) => {
    const moved = new Date(end);
    moved.setUTCMonth(date.getUTCMonth() + count, 1);
    const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0));
    return moved.setUTCDate(Math.min(date.getUTCDate(), last.getUTCDate()));
  };
  return [end, inMonths(1), inMonths(2)];
}
