import { beforeEach, expect, test } from "vitest";
import { minutes, seconds } from "#app/domain/duration.ts";
import { storeAttack } from "../fixtures/card-testers.ts";
import { collectConsole } from "../fixtures/console.ts";
import { freezeTime, moveTime } from "../fixtures/frozen-time.ts";
import { findElements } from "../fixtures/html.ts";
import type { Attempt } from "../fixtures/life-assessment.ts";
import {
  account,
  card,
  checkout,
  EMAIL,
  hasAccess,
  openBuyer,
  openSession,
  openWorld,
  settle,
} from "../fixtures/money-world.ts";
import { askBundle } from "../fixtures/orders.ts";
import { postForm } from "../fixtures/web-worker.ts";

collectConsole();
freezeTime();
beforeEach(openWorld);

const STOLEN = card("4000000000000002");

/** Tries cards on a hosted page until it is closed; each decline is synced before the next try. */
async function tryCards(sessionId: string): Promise<number> {
  for (let tried = 0; tried < 20; tried += 1) {
    const { kind } = await account().payCheckout(sessionId, STOLEN);
    if (kind === "expired") return tried;
    expect(kind).toBe("declined");
    await settle();
  }
  return 20;
}

/** Opens the next checkout as soon as its limits allow. */
async function openNext(buyer: Attempt): Promise<string> {
  await moveTime({ byMs: seconds(2) });
  return openSession(buyer);
}

test("P32 Five declined cards close a trial's checkout, and fifteen stop the visitor for a day", async () => {
  const buyer = await openBuyer();
  const sessions = new Set<string>();
  for (let round = 0; round < 3; round += 1) {
    const session = await openNext(buyer);
    sessions.add(session);
    expect(await tryCards(session)).toBe(5);
  }
  expect(sessions.size).toBe(3);
  const refused = await checkout(buyer);
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "86400"]);
  // A visitor's cards count wherever they were tried.
  expect((await askBundle(buyer)).status).toBe(429);
  const other = await openBuyer("other@example.test");
  const paid = await account().payCheckout(await openSession(other), card());
  expect(paid.kind).toBe("paid");
});

test("P32 A few mistyped cards change nothing: the same checkout stays open and is paid", async () => {
  const buyer = await openBuyer();
  const session = await openSession(buyer);
  for (let tried = 0; tried < 4; tried += 1) {
    await account().payCheckout(session, STOLEN);
    await settle();
  }
  expect(await openSession(buyer)).toBe(session);
  expect((await account().payCheckout(session, card())).kind).toBe("paid");
  await settle();
  expect(await hasAccess(buyer)).toBe(true);
});

test("P32 While others test cards, a trial opens after one step", async () => {
  const known = await openBuyer();
  const late = await openBuyer("late@example.test");
  const open = await openSession(known);
  await storeAttack(100);
  expect(await openSession(known)).toBe(open);

  const answer = await checkout(late);
  const { checkout_url, check } = await answer.json<{
    checkout_url: null;
    check: { kind: string; ticket: string };
  }>();
  expect([answer.status, checkout_url, check.kind]).toEqual([200, null, "wait"]);
  // Not valid before its time.
  expect(await (await checkout(late, { check: check.ticket })).json()).toMatchObject({
    check: { kind: "wait" },
  });
  await moveTime({ byMs: seconds(5) });
  const session = await openSession(late, { check: check.ticket });
  expect((await account().payCheckout(session, card())).kind).toBe("paid");
  await moveTime({ byMs: minutes(10) });
  await openSession(await openBuyer("later@example.test"));
});

/** The fields of the checkout form on a page. */
async function readFields(page: Response): Promise<Record<string, string>> {
  const inputs = await findElements(await page.text(), "form input[name]");
  return Object.fromEntries(
    inputs.map(({ attributes }) => [attributes["name"] ?? "", attributes["value"] ?? ""]),
  );
}

test("P32 Without script the step is to press again after five seconds", async () => {
  const { id, cookie } = await openBuyer();
  await storeAttack(100);
  const post = (fields: Record<string, string>) =>
    postForm("/quiz2/paywall", fields, {
      headers: { Cookie: `${cookie}; quiz2_attempt=${id}` },
    });
  const stopped = await post({ attempt_id: id, email: EMAIL, country: "SE" });
  expect(stopped.status).toBe(403);
  expect(await stopped.clone().text()).toContain("wait five seconds and press the button again");
  const fields = await readFields(stopped);
  expect(fields).toMatchObject({ email: EMAIL, check: expect.stringMatching(/./) });
  expect((await post({ ...fields, attempt_id: id })).status).toBe(403);
  await moveTime({ byMs: seconds(5) });
  const led = await post({ ...fields, attempt_id: id });
  expect([led.status, led.headers.get("Location")]).toEqual([303, expect.stringContaining("cs_")]);
});
