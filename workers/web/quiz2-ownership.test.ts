import { env } from "cloudflare:workers";
import type { Carrier } from "../../tests/fixtures/database-over.ts";
import * as life from "../../tests/fixtures/life-assessment.ts";
import { sendThrough } from "../../tests/fixtures/round-trips.ts";
import { readEverything } from "../../tests/fixtures/rows.ts";
import { describe, expect, test } from "../../tests/setup/test.ts";

type Call = (attempt: life.Attempt) => Promise<Response>;
const calls: [string, Call][] = [
  ["save", (attempt) => life.save(attempt, life.HUNDRED, { progress_count: 100 })],
  ["save in the background", (attempt) => life.save(attempt, "1")],
  ["complete", (attempt) => life.complete(attempt)],
  ["email-capture", (attempt) => life.capture(attempt, "eve@example.test")],
  ["results", (attempt) => life.readResults(attempt)],
  ["continue into it", (attempt) => life.resume(attempt, life.UNKNOWN_ID)],
];

/** An attempt in each possible state. */
const states: [string, () => Promise<life.Attempt>][] = [
  ["just started", () => life.startAttempt()],
  [
    "half answered",
    async () => {
      const attempt = await life.startAttempt();
      await life.save(attempt, life.HUNDRED.slice(0, 50), { progress_count: 50 });
      return attempt;
    },
  ],
  [
    "answered and scored",
    async () => {
      const attempt = await life.startAttempt();
      await life.save(attempt, life.HUNDRED, { progress_count: 100 });
      return attempt;
    },
  ],
  ["completed", () => life.completeAttempt()],
  [
    "open behind its gate",
    async () => {
      const attempt = await life.completeAttempt();
      await life.capture(attempt);
      return attempt;
    },
  ],
];

/** Headers that differ in every response. */
const OWN_TO_EACH = ["x-request-id", "date"];

/** Returns everything a response reveals, with the SQL behind it. */
async function ask(call: Call, attempt: life.Attempt) {
  const asked: string[][] = [];
  const note =
    (straight: Carrier): Carrier =>
    (statements) => {
      asked.push(statements.map(({ sql }) => sql));
      return straight(statements);
    };
  const answer = await sendThrough(env.DB, note, () => call(attempt));
  const headers = [...answer.headers].filter(([name]) => !OWN_TO_EACH.includes(name));
  return { status: answer.status, headers, body: await answer.text(), asked };
}

/** Returns a new secret each time, because of the rate limit on mails. */
const newSecret = () => crypto.randomUUID().replaceAll("-", "").padEnd(43, "A");

const otherCookies: [string, () => Promise<string>][] = [
  ["another visitor's cookie", async () => (await life.startAttempt()).cookie],
  ["the cookie of a visitor who has completed", async () => (await life.completeAttempt()).cookie],
  ["no cookie", async () => ""],
  ["an unknown cookie", async () => `__Host-visitor=${newSecret()}`],
  ["a malformed cookie", async () => "__Host-visitor=x"],
  ["an attempt's id as the cookie", async () => `__Host-visitor=${life.UNKNOWN_ID}`],
];

describe.each(otherCookies)("P29 With %s", (_which, findCookie) => {
  test.each(states)(
    "an attempt that is %s looks like an unknown one to every call",
    async (_state, make) => {
      const foreign = await make();
      const cookie = await findCookie();
      const stored = await readEverything();
      for (const [name, call] of calls) {
        const told = await ask(call, { id: foreign.id, cookie });
        expect(told.status, name).toBe(404);
        expect(told, name).toEqual(await ask(call, { id: life.UNKNOWN_ID, cookie }));
        expect(told.body + JSON.stringify(told.headers), name).not.toContain(foreign.id);
      }
      expect(await readEverything()).toEqual(stored);
    },
  );
});

test("P29 Continuing somebody else's attempt looks like continuing an unknown one", async () => {
  const foreign = await life.startAttempt();
  await life.save(foreign, life.HUNDRED.slice(0, 50));
  const own = await life.startAttempt();
  await life.save(own, "12");
  const told = await ask((attempt) => life.resume(attempt, foreign.id), own);
  expect(told).toEqual(await ask((attempt) => life.resume(attempt, life.UNKNOWN_ID), own));
  expect(told.body).toBe('{"answers":{"Q1":1,"Q2":2}}');
});

test("P29 The database contains only hashes, and nowhere a cookie's secret", async () => {
  const attempts = [await life.completeAttempt(), await life.completeAttempt()];
  const third = await life.startAttempt();
  await life.save(third, life.HUNDRED.slice(0, 60));
  await life.resume(await life.startAttempt(third.cookie), third.id);
  for (const attempt of attempts) {
    await life.capture(attempt);
    await life.readResults(attempt);
  }
  const stored = JSON.stringify(await readEverything());
  for (const { id, cookie } of [...attempts, third]) {
    const [, secret = ""] = cookie.split("=");
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(stored).not.toContain(secret);
    expect(stored).toContain(id);
  }
});
