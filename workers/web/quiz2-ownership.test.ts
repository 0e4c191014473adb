import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { collectConsole } from "../../tests/fixtures/console.ts";
import type { Carrier } from "../../tests/fixtures/database-over.ts";
import {
  type Attempt,
  capture,
  complete,
  completeAttempt,
  HUNDRED,
  readResults,
  resume,
  save,
  startAttempt,
  UNKNOWN_ID,
} from "../../tests/fixtures/life-assessment.ts";
import { sendThrough } from "../../tests/fixtures/round-trips.ts";
import { emptyTables, readEverything } from "../../tests/fixtures/stored-rows.ts";

type Call = (attempt: Attempt) => Promise<Response>;
const calls: [string, Call][] = [
  ["save", (attempt) => save(attempt, HUNDRED, { progress_count: 100 })],
  ["save in the background", (attempt) => save(attempt, "1")],
  ["complete", (attempt) => complete(attempt)],
  ["email-capture", (attempt) => capture(attempt, "eve@example.test")],
  ["results", (attempt) => readResults(attempt)],
  ["continue into it", (attempt) => resume(attempt, UNKNOWN_ID)],
];

/** An attempt in each possible state. */
const states: [string, () => Promise<Attempt>][] = [
  ["just started", () => startAttempt()],
  [
    "half answered",
    async () => {
      const attempt = await startAttempt();
      await save(attempt, HUNDRED.slice(0, 50), { progress_count: 50 });
      return attempt;
    },
  ],
  [
    "answered and scored",
    async () => {
      const attempt = await startAttempt();
      await save(attempt, HUNDRED, { progress_count: 100 });
      return attempt;
    },
  ],
  ["completed", () => completeAttempt()],
  [
    "open behind its gate",
    async () => {
      const attempt = await completeAttempt();
      await capture(attempt);
      return attempt;
    },
  ],
];

/** Headers that differ in every response. */
const OWN_TO_EACH = ["x-request-id", "date"];

/** Returns everything a response reveals, with the SQL behind it. */
async function ask(call: Call, attempt: Attempt) {
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
  ["another visitor's cookie", async () => (await startAttempt()).cookie],
  ["the cookie of a visitor who has completed", async () => (await completeAttempt()).cookie],
  ["no cookie", async () => ""],
  ["an unknown cookie", async () => `__Host-visitor=${newSecret()}`],
  ["a malformed cookie", async () => "__Host-visitor=x"],
  ["an attempt's id as the cookie", async () => `__Host-visitor=${UNKNOWN_ID}`],
];

collectConsole();
beforeEach(() => emptyTables(env.DB));

describe.each(otherCookies)("P29 With %s", (_which, findCookie) => {
  test.each(states)(
    "an attempt that is %s looks like an unknown one to every call",
    async (_state, make) => {
      const foreign = await make();
      const cookie = await findCookie();
      const stored = await readEverything(env.DB);
      for (const [name, call] of calls) {
        const told = await ask(call, { id: foreign.id, cookie });
        expect(told.status, name).toBe(404);
        expect(told, name).toEqual(await ask(call, { id: UNKNOWN_ID, cookie }));
        expect(told.body + JSON.stringify(told.headers), name).not.toContain(foreign.id);
      }
      expect(await readEverything(env.DB)).toEqual(stored);
    },
  );
});

describe("P29 Two browsers with their ids swapped", () => {
  test.each(calls)("%s", async (_name, call) => {
    const one = await completeAttempt();
    const two = await completeAttempt("1".repeat(100));
    await capture(one);
    await capture(two);
    const stored = await readEverything(env.DB);
    expect((await call({ id: one.id, cookie: two.cookie })).status).toBe(404);
    expect((await call({ id: two.id, cookie: one.cookie })).status).toBe(404);
    expect(await readEverything(env.DB)).toEqual(stored);
  });

  test("each still reads its own results", async () => {
    const one = await completeAttempt("5".repeat(100));
    const two = await completeAttempt("1".repeat(100));
    const overall = async (attempt: Attempt) => {
      await capture(attempt);
      return (await readResults(attempt)).json();
    };
    expect(await overall(one)).toMatchObject({ overall_score: 80 });
    expect(await overall(two)).toMatchObject({ overall_score: 30 });
  });
});

test("P29 Continuing somebody else's attempt looks like continuing an unknown one", async () => {
  const foreign = await startAttempt();
  await save(foreign, HUNDRED.slice(0, 50));
  const own = await startAttempt();
  await save(own, "12");
  const told = await ask((attempt) => resume(attempt, foreign.id), own);
  expect(told).toEqual(await ask((attempt) => resume(attempt, UNKNOWN_ID), own));
  expect(told.body).toBe('{"answers":{"Q1":1,"Q2":2}}');
});

test("P29 The database contains only hashes, and nowhere a cookie's secret", async () => {
  const attempts = [await completeAttempt(), await completeAttempt()];
  const third = await startAttempt();
  await save(third, HUNDRED.slice(0, 60));
  await resume(await startAttempt(third.cookie), third.id);
  for (const attempt of attempts) {
    await capture(attempt);
    await readResults(attempt);
  }
  const stored = JSON.stringify(await readEverything(env.DB));
  for (const { id, cookie } of [...attempts, third]) {
    const [, secret = ""] = cookie.split("=");
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(stored).not.toContain(secret);
    expect(stored).toContain(id);
  }
});
