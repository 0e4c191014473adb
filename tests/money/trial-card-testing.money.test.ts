import { minutes, seconds } from "#app/domain/duration.ts";
import { storeAttack } from "../fixtures/card-testers.ts";
import { moveTime } from "../fixtures/frozen-time.ts";
import { findElements } from "../fixtures/html.ts";
import type { Attempt } from "../fixtures/life-assessment.ts";
import * as money from "../fixtures/money-world.ts";
import { askBundle } from "../fixtures/orders.ts";
import { postForm } from "../fixtures/web-worker.ts";
import { expect, test } from "../setup/money.ts";

const STOLEN = money.card("4000000000000002");

/** Tries cards on a hosted page until it is closed; each decline is synced before the next try. */
async function tryCards(sessionId: string): Promise<number> {
  for (let tried = 0; tried < 20; tried += 1) {
    const { kind } = await money.account().payCheckout(sessionId, STOLEN);
    if (kind === "expired") return tried;
    expect(kind).toBe("declined");
    await money.settle();
  }
  return 20;
}

/** Opens the next checkout as soon as its limits allow. */
async function openNext(buyer: Attempt): Promise<string> {
  await moveTime({ byMs: seconds(2) });
  return money.openSession(buyer);
}

test("P32 Five declined cards close a trial's checkout, and fifteen stop the visitor for a day", async () => {
  const buyer = await money.openBuyer();
  const sessions = new Set<string>();
  for (let round = 0; round < 3; round += 1) {
    const session = await openNext(buyer);
    sessions.add(session);
    expect(await tryCards(session)).toBe(5);
  }
  expect(sessions.size).toBe(3);
  const refused = await money.checkout(buyer);
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "86400"]);
  // A visitor's cards count wherever they were tried.
  expect((await askBundle(buyer)).status).toBe(429);
  const other = await money.openBuyer("other@example.test");
  const paid = await money.account().payCheckout(await money.openSession(other), money.card());
  expect(paid.kind).toBe("paid");
});

test("P32 A few mistyped cards change nothing: the same checkout stays open and is paid", async () => {
  const buyer = await money.openBuyer();
  const session = await money.openSession(buyer);
  for (let tried = 0; tried < 4; tried += 1) {
    await money.account().payCheckout(session, STOLEN);
    await money.settle();
  }
  expect(await money.openSession(buyer)).toBe(session);
  expect((await money.account().payCheckout(session, money.card())).kind).toBe("paid");
  await money.settle();
  expect(await money.hasAccess(buyer)).toBe(true);
});

test("P32 While others test cards, a trial opens after one step", async () => {
  const known = await money.openBuyer();
  const late = await money.openBuyer("late@example.test");
  const open = await money.openSession(known);
  await storeAttack(100);
  expect(await money.openSession(known)).toBe(open);

  const answer = await money.checkout(late);
  const { checkout_url, check } = await answer.json<{
    checkout_url: null;
    check: { kind: string; ticket: string };
  }>();
  expect([answer.status, checkout_url, check.kind]).toEqual([200, null, "wait"]);
  // Not valid before its time.
  expect(await (await money.checkout(late, { check: check.ticket })).json()).toMatchObject({
    check: { kind: "wait" },
  });
  await moveTime({ byMs: seconds(5) });
  const session = await money.openSession(late, { check: check.ticket });
  expect((await money.account().payCheckout(session, money.card())).kind).toBe("paid");
  await moveTime({ byMs: minutes(10) });
  await money.openSession(await money.openBuyer("later@example.test"));
});

/** The fields of the checkout form on a page. */
async function readFields(page: Response): Promise<Record<string, string>> {
  const inputs = await findElements(await page.text(), "form input[name]");
  return Object.fromEntries(
    inputs.map(({ attributes }) => [attributes["name"] ?? "", attributes["value"] ?? ""]),
  );
}

test("P32 Without script the step is to press again after five seconds", async () => {
  const { id, cookie } = await money.openBuyer();
  await storeAttack(100);
  const post = (fields: Record<string, string>) =>
    postForm("/quiz2/paywall", fields, {
      headers: { Cookie: `${cookie}; quiz2_attempt=${id}` },
    });
  const stopped = await post({ attempt_id: id, email: money.EMAIL, country: "SE" });
  expect(stopped.status).toBe(403);
  expect(await stopped.clone().text()).toContain("wait five seconds and press the button again");
  const fields = await readFields(stopped);
  expect(fields).toMatchObject({ email: money.EMAIL, check: expect.stringMatching(/./) });
  expect((await post({ ...fields, attempt_id: id })).status).toBe(403);
  await moveTime({ byMs: seconds(5) });
  const led = await post({ ...fields, attempt_id: id });
  expect([led.status, led.headers.get("Location")]).toEqual([303, expect.stringContaining("cs_")]);
});
