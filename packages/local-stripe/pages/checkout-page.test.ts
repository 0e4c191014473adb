import { beforeEach, describe, expect, test } from "vitest";
import { ask, open, press, readWords } from "../../../tests/fixtures/front-door.ts";
import { findElements } from "../../../tests/fixtures/html.ts";
import { minutes } from "../duration.ts";
import { account, openTrial, stripe } from "../testing/local-stripe.ts";

const CARD = {
  number: "4242 4242 4242 4242",
  expiry: "12 / 40",
  cvc: "123",
  name: "Ada Lovelace",
};

beforeEach(() => account.reset());

const openPage = async (...changes: Parameters<typeof openTrial>) => {
  const { session } = await openTrial(...changes);
  return { session, path: new URL(session.url ?? "").pathname };
};
const readAmounts = async () => (await account.readLedger()).map(({ amountCents }) => amountCents);

test("The page shows what is due today, and when it renews", async () => {
  const { path } = await openPage();
  const page = await open(path);
  const words = readWords(page);
  expect(words).toMatch(
    /Kindling monthly \$19\.99 each month from \d+ \w+ \d{4} Trial week \$2\.00/,
  );
  expect(words).toContain("Due today $2.00");
  expect(words).toContain("Email ada@example.test");
  expect(page).toContain('href="http://localhost:8787/quiz2/paywall"');
});

test("It runs no script, loads nothing and is not cached", async () => {
  const { path } = await openPage();
  const { headers } = await ask(path);
  expect(headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; style-src/);
  expect(headers.get("Cache-Control")).toBe("no-store");
});

test("Every field has a label, and an autocomplete hint where one exists", async () => {
  const { path } = await openPage();
  const text = await open(path);
  const labels = (await findElements(text, "label")).map(({ attributes }) => attributes["for"]);
  const fields = await findElements(text, "main input");
  expect(fields).toHaveLength(4);
  for (const { attributes } of fields) {
    expect(labels).toContain(attributes["id"]);
    expect(attributes["autocomplete"]).toBeTruthy();
  }
});

test("A valid card is charged once and redirects to the success URL", async () => {
  const { session, path } = await openPage();
  const answer = await press(path, CARD);
  expect([answer.status, answer.headers.get("Location")]).toEqual([
    303,
    `http://localhost:8787/quiz2/thank-you?session_id=${session.id}`,
  ]);
  expect(await readAmounts()).toEqual([200]);
  const again = await press(path, CARD);
  expect([again.status, await readAmounts()]).toEqual([200, [200]]);
  expect(await open(path)).toContain(`/quiz2/thank-you?session_id=${session.id}`);
});

test.each([
  [{ number: "4000 0000 0000 0002" }, "Your card was declined."],
  [{ number: "4000000000009995" }, "Your card has insufficient funds."],
  [{ number: "4242 4242 4242 4243" }, "Your card number is incorrect."],
  [{ expiry: "13/40" }, "Your card&#39;s expiration month is invalid."],
  [{ expiry: "01/20" }, "Your card&#39;s expiration year is invalid."],
  [{ cvc: "12" }, "Your card&#39;s security code is invalid."],
])("%j is refused in Stripe's words, and another card can be tried", async (change, message) => {
  const { path } = await openPage();
  const answer = await press(path, { ...CARD, ...change });
  expect([answer.status, (await answer.text()).includes(message)]).toEqual([402, true]);
  expect(await readAmounts()).toEqual([]);
  expect((await press(path, CARD)).status).toBe(303);
  expect(await readAmounts()).toEqual([200]);
});

describe("3-D Secure", () => {
  const meetBank = async (answer: string) => {
    const { session, path } = await openPage();
    const asked = await press(path, { ...CARD, number: "4000 0000 0000 3220" });
    const bank = asked.headers.get("Location") ?? "";
    expect(bank).toMatch(/^\/__sandbox\/stripe\/authenticate\/pi_/);
    expect(await open(bank)).toContain("$2.00");
    expect(await readAmounts()).toEqual([]);
    return { session, path, answer: await press(bank, { answer }) };
  };

  test("pays when accepted", async () => {
    const { session, answer } = await meetBank("accept");
    expect(answer.headers.get("Location")).toBe(
      `http://localhost:8787/quiz2/thank-you?session_id=${session.id}`,
    );
    expect(await readAmounts()).toEqual([200]);
  });

  test("returns to the checkout when refused, to try another card", async () => {
    const { path, answer } = await meetBank("refuse");
    const back = answer.headers.get("Location") ?? "";
    expect(back).toBe(`${path}?refused`);
    expect(await open(back)).toContain("We are unable to authenticate your payment method.");
    expect((await press(path, CARD)).status).toBe(303);
    expect(await readAmounts()).toEqual([200]);
  });
});

test("Expired and unknown sessions say so and accept no card", async () => {
  const { session, path } = await openPage();
  await stripe.checkout.sessions.expire(session.id);
  for (const answer of [await ask(path), await press(path, CARD)]) {
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain("This page has expired");
  }
  const unknown = await ask("/__sandbox/stripe/checkout/cs_test_none");
  expect([unknown.status, await readAmounts()]).toEqual([404, []]);
});

test("A session expires by the account's clock", async () => {
  const { path } = await openPage({ expires_at: Math.floor((Date.now() + minutes(31)) / 1_000) });
  expect((await ask(path)).status).toBe(200);
  await account.advanceClock({ byMs: minutes(32) });
  expect((await ask(path)).status).toBe(410);
});
