import { sql } from "drizzle-orm";
import { type CheckRequired, guardPayments } from "#app/billing/server/guard-payments.ts";
import { countCardTries, noteDeclines, noteOpening } from "#app/data/opened-payments.ts";
import { minutes, seconds } from "#app/domain/duration.ts";
import type { AppError } from "#app/platform/app-error.ts";
import { Script, STOLEN, startDeps } from "../fixtures/card-testers.ts";
import { moveTime } from "../fixtures/frozen-time.ts";
import { account, card, hasAccess, openBuyer, openSession } from "../fixtures/money-world.ts";
import { askBundle, confirm, openPayer, readStarted } from "../fixtures/orders.ts";
import { settle, syncDeps } from "../fixtures/stripe-world.ts";
import { describe, expect, test } from "../setup/money.ts";

const { db } = syncDeps();
const YES = sql`1`;
const CAP = 5;

/** Stores a payment on which cards were declined, as a sync does. */
async function storeDeclined(source: { visitorHash: string; network: string }, declines: number) {
  const id = crypto.randomUUID();
  await db.batch([
    noteOpening(db, { ...source, id, openedAt: Date.now() }, YES),
    noteDeclines(db, id, { declines, declinedAt: Date.now() }, YES),
  ]);
}

const countAll = async (): Promise<number> => {
  const since = { recent: 0, day: 0, cap: CAP };
  const asked = { visitorHash: "nobody", network: "nowhere" };
  return (await countCardTries(db, asked, since)).declinesOfAll;
};

describe("P32 The count of everybody's declines", () => {
  test.each<[string, (at: number) => { visitorHash: string; network: string }, number, number]>([
    ["one payment", () => ({ visitorHash: "a", network: "n" }), 1, 200],
    ["one visitor of one network", () => ({ visitorHash: "a", network: "n" }), 40, 5],
    ["one visitor of many networks", (at) => ({ visitorHash: "a", network: `n${at}` }), 40, 5],
    ["one network of many visitors", (at) => ({ visitorHash: `v${at}`, network: "n" }), 40, 5],
  ])("grows by at most five for %s", async (_, sourceOf, payments, declines) => {
    for (let at = 0; at < payments; at += 1) await storeDeclined(sourceOf(at), declines);
    expect(await countAll()).toBe(CAP);
  });
});

/** Tries cards on every payment that opens: both checkouts ask this guard and close a payment after five declines. */
async function tryCards(cards: number, sourceOf: (at: number) => [string, string]) {
  const deps = startDeps();
  const told = { tried: 0, declined: 0, refused: 0 };
  const declinedOf = new Map<string, number>();
  // Time is frozen and counts only grow, so a refused source stays refused.
  const closed = new Set<string>();
  while (told.tried < cards) {
    const [visitorHash, network] = sourceOf(told.tried);
    const source = `${visitorHash} ${network}`;
    if (!closed.has(source)) {
      const isOpen = await guardPayments(deps, { visitorHash, addressPrefix: network }).then(
        () => true,
        (error: AppError) => error.code !== "too_many_requests" && Promise.reject(error),
      );
      if (!isOpen) closed.add(source);
    }
    if (closed.has(source)) {
      told.tried += 1;
      told.refused += 1;
      continue;
    }
    await storeDeclined({ visitorHash, network }, CAP);
    told.tried += CAP;
    told.declined += CAP;
    for (const of of [visitorHash, network]) declinedOf.set(of, (declinedOf.get(of) ?? 0) + CAP);
  }
  return { ...told, most: (of: string) => Math.max(...listOf(declinedOf, of)) };
}

const listOf = (declinedOf: ReadonlyMap<string, number>, of: string): number[] =>
  [...declinedOf].flatMap(([source, declines]) => (source.startsWith(of) ? [declines] : []));

/** Each buyer mistypes a card first, and notices nothing else. */
async function buyEverything(): Promise<void> {
  const payer = await openPayer();
  const started = await readStarted(await askBundle(payer));
  await confirm(started, STOLEN);
  expect(await confirm(started)).toBe("succeeded");

  const email = `${crypto.randomUUID()}@example.test`;
  const buyer = await openBuyer(email);
  const session = await openSession(buyer, { email });
  expect((await account().payCheckout(session, card("4000000000000002"))).kind).toBe("declined");
  expect((await account().payCheckout(session, card())).kind).toBe("paid");
  await settle();
  expect(await hasAccess(buyer)).toBe(true);
}

test("P32 A thousand tries at both checkouts stay bounded, and ordinary buyers notice nothing", async () => {
  await buyEverything();
  const startedAt = Date.now();
  // Twenty tries at the order's checkout, with real payments, and six at the trial's.
  const script = new Script("visitor of the orders", "network of the orders");
  await script.tryOften(20);
  expect([script.declines, script.checks]).toEqual([15, 0]);
  const email = "tester@example.test";
  const session = await openSession(await openBuyer(email), { email });
  for (let tried = 0; tried < 6; tried += 1) {
    await account().payCheckout(session, card("4000000000000002"));
    await settle();
  }
  // The other tries: thirty visitors who switch between eight networks.
  const attack = await tryCards(974, (at) => [`visitor ${at % 30}`, `network ${at % 8}`]);
  await buyEverything();

  expect(attack.declined).toBeLessThanOrEqual(8 * 50);
  expect([attack.most("visitor"), attack.most("network")]).toEqual([15, 50]);
  expect(attack.refused).toBeGreaterThan(500);
  // Five for each of ten networks, and the ordinary buyers' own.
  expect(await countAll()).toBeLessThanOrEqual(10 * CAP + 4);
  expect(Date.now()).toBe(startedAt);
});

test("P32 New payments need one more step for ten minutes, but only after declines from twenty networks", async () => {
  const deps = startDeps();
  const open = (check?: string) =>
    guardPayments(deps, { visitorHash: "ordinary", addressPrefix: "elsewhere", check });
  for (let at = 1; at <= 20; at += 1) {
    await open();
    await storeDeclined({ visitorHash: `visitor ${at}`, network: `network ${at}` }, 50);
  }
  const asked = await open().catch((error: unknown) => error);
  expect(asked).toMatchObject({ code: "check_required", check: { kind: "wait", waitMs: 5_000 } });
  await moveTime({ byMs: seconds(5) });
  await open((asked as CheckRequired).ticket ?? "");
  await moveTime({ byMs: minutes(10) });
  await open();
});
