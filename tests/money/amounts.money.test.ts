import fc from "fast-check";
import { days, seconds } from "#app/domain/duration.ts";
import { type AnyCheckout, anyCheckout } from "../fixtures/any-checkout.ts";
import { anyPayment } from "../fixtures/any-payment.ts";
import { newSeed } from "../fixtures/chance.ts";
import { moveTime, passTime } from "../fixtures/frozen-time.ts";
import type { Attempt } from "../fixtures/life-assessment.ts";
import { account, card, openBuyer, readAmounts, settle, stripe } from "../fixtures/money-world.ts";
import * as order from "../fixtures/orders.ts";
import { listOpenSessions } from "../fixtures/stripe-lists.ts";
import { postForm, postJson } from "../fixtures/web-worker.ts";
import { expect, test } from "../setup/money.ts";

const BUYERS = 8;
const AT_ONCE = 50;
/** How many bodies are generated; `node tools/nightly.ts` sends 10,000 in all. */
const COUNTS = import.meta.env["INPUTS"]
  ? { calls: 9_400, forms: 300, payments: 300 }
  : { calls: 1_400, forms: 300, payments: 300 };
const seed = newSeed();

const call = (buyer: Attempt, { query, fields }: AnyCheckout) =>
  postJson(`/api/quiz2/checkout${query}`, fields, { headers: { Cookie: buyer.cookie } });

const form = (buyer: Attempt, { query, fields }: AnyCheckout) =>
  postForm(
    `/quiz2/paywall${query}`,
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === "string" ? value : (JSON.stringify(value) ?? ""),
      ]),
    ),
    { headers: { Cookie: buyer.cookie } },
  );

const DOORS = [
  { name: "calls", send: call, count: COUNTS.calls, known: [200, 400] },
  { name: "forms", send: form, count: COUNTS.forms, known: [303, 400, 404] },
];

test.for(DOORS)(
  `P01 None of $count generated $name changes an amount (seed ${seed})`,
  { timeout: seconds(120) },
  async ({ send, count, known }) => {
    const buyers: Attempt[] = [];
    for (let at = 0; at < BUYERS; at += 1) buyers.push(await openBuyer(`buyer${at}@example.test`));
    const cases = fc.sample(anyCheckout(buyers.map(({ id }) => id)), { seed, numRuns: count });
    const statuses = new Map<number, number>();
    for (let at = 0; at < count; at += AT_ONCE) {
      const batch = cases.slice(at, at + AT_ONCE).map(async (one) => {
        const { status } = await send(buyers[one.at] as Attempt, one);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      });
      await Promise.all(batch);
    }
    // Many are accepted, many refused, and none fails with a 5xx.
    expect([...statuses.keys()].filter((status) => !known.includes(status))).toEqual([]);
    for (const status of known.slice(0, 2)) {
      expect(statuses.get(status)).toBeGreaterThan(count / 5);
    }

    const sessions = await listOpenSessions();
    expect(sessions).toHaveLength(BUYERS);
    for (const { id, amount_total, currency } of sessions) {
      expect([amount_total, currency]).toEqual([200, "usd"]);
      const { data: lines } = await stripe().checkout.sessions.listLineItems(id);
      const said = lines.map(({ price, quantity }) => [
        price?.unit_amount,
        quantity,
        price?.recurring?.interval,
      ]);
      expect(said).toEqual([
        [1999, 1, "month"],
        [200, 1, undefined],
      ]);
      await account().payCheckout(id, card());
    }
    await settle();
    await passTime({ byMs: days(7.1) });
    await moveTime({ byMs: days(31) });
    const moved = (await account().readLedger()).map(
      ({ kind, amountCents, currency }) => `${kind} ${amountCents} ${currency}`,
    );
    expect(
      Object.fromEntries(
        Map.groupBy(moved, (one) => one)
          .entries()
          .map(([one, all]) => [one, all.length]),
      ),
    ).toEqual({
      "charge 200 usd": BUYERS,
      "charge 1999 usd": 2 * BUYERS,
    });
  },
);

test(`P01 None of ${COUNTS.payments} generated one-time payments changes an amount (seed ${seed})`, {
  timeout: seconds(60),
}, async () => {
  const payers = await Promise.all(Array.from({ length: BUYERS }, order.openPayer));
  const cases = fc.sample(anyPayment, { seed, numRuns: COUNTS.payments });
  const statuses = new Map<number, number>();
  for (let at = 0; at < cases.length; at += AT_ONCE) {
    const batch = cases.slice(at, at + AT_ONCE).map(async ({ path, body }, one) => {
      const payer = payers[one % BUYERS] as order.Payer;
      const { status } = await postJson(path, body, { headers: { Cookie: payer.cookie } });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    await Promise.all(batch);
  }
  expect([...statuses.keys()].toSorted()).toEqual([200, 400]);
  for (const count of statuses.values()) expect(count).toBeGreaterThan(COUNTS.payments / 5);

  // Each buys the bundle and the toolkit; half of them request the exit offer.
  const isLeaving = (at: number) => at % 2 === 0;
  for (const [at, payer] of payers.entries()) {
    await order.confirm(await order.readStarted(await order.askBundle(payer)));
    await order.confirm(
      await order.readStarted(await order.askToolkit(payer, isLeaving(at) ? "39" : "49")),
    );
  }
  const intents = (await order.listIntents()).map(
    ({ amount, currency }) => `${amount} ${currency}`,
  );
  expect(new Set(intents)).toEqual(new Set(["1999 usd", "4900 usd", "3900 usd"]));
  expect((await readAmounts()).toSorted()).toEqual(
    payers.flatMap((_, at) => [1_999, isLeaving(at) ? 3_900 : 4_900]).toSorted(),
  );
});
