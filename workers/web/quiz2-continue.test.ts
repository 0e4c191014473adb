import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { collectConsole } from "../../tests/fixtures/console.ts";
import {
  type Attempt,
  complete,
  completeAttempt,
  HUNDRED,
  read,
  resume,
  save,
  start,
  startAttempt,
  UNKNOWN_ID,
} from "../../tests/fixtures/life-assessment.ts";
import { emptyTables, readEverything, readRows } from "../../tests/fixtures/stored-rows.ts";
import { ask, postJson } from "../../tests/fixtures/web-worker.ts";

const PATH = "/api/quiz2/continue";
const NOT_FOUND = [404, { code: "not_found", message: "We couldn’t find this assessment." }];

/** The response that lists these digits as answers from question 1 on. */
const answersOf = (digits: string) => [
  200,
  {
    answers: Object.fromEntries(
      [...digits].flatMap((digit, at) => (digit === "0" ? [] : [[`Q${at + 1}`, Number(digit)]])),
    ),
  },
];

let old: Attempt;
let fresh: Attempt;

collectConsole();
beforeEach(async () => {
  await emptyTables(env.DB);
  old = await startAttempt();
  await save(old, HUNDRED.slice(0, 60));
  fresh = await startAttempt(old.cookie);
});

test("The answers of the unfinished attempt are copied and returned", async () => {
  expect(await read(await resume(fresh, old.id))).toEqual(answersOf(HUNDRED.slice(0, 60)));
  const counts = await readRows(
    env.DB,
    "select count(*) as answers from quiz2_responses group by attempt_id",
  );
  expect(counts).toEqual([{ answers: 60 }, { answers: 60 }]);
});

test("Even all hundred are copied, and the fresh attempt can be completed with them", async () => {
  await save(old, HUNDRED, { progress_count: 100 });
  expect(await read(await resume(fresh, old.id))).toEqual(answersOf(HUNDRED));
  expect((await complete(fresh)).status).toBe(200);
});

test("Answers already given in the fresh attempt stay", async () => {
  await save(fresh, "10002");
  const digits = `1${HUNDRED.slice(1, 4)}2${HUNDRED.slice(5, 60)}`;
  expect(await read(await resume(fresh, old.id))).toEqual(answersOf(digits));
});

test("Continuing again returns the current answers, even concurrently or after further ones", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => resume(fresh, old.id)));
  for (const answer of answers) {
    expect(await read(answer)).toEqual(answersOf(HUNDRED.slice(0, 60)));
  }
  await save(fresh, "5".repeat(70));
  expect(await read(await resume(fresh, old.id))).toEqual(answersOf("5".repeat(70)));
});

test("The old attempt keeps its answers, and another tab can finish it", async () => {
  await resume(fresh, old.id);
  expect((await save(old, HUNDRED, { progress_count: 100 })).status).toBe(200);
  expect((await complete(old)).status).toBe(200);
});

test("Two fresh attempts may both continue the same one", async () => {
  const second = await startAttempt(old.cookie);
  for (const each of [fresh, second]) {
    expect(await read(await resume(each, old.id))).toEqual(answersOf(HUNDRED.slice(0, 60)));
  }
});

test("An attempt that continues itself is unchanged, and is offered again", async () => {
  const stored = await readEverything(env.DB);
  expect(await read(await resume(old, old.id))).toEqual(answersOf(HUNDRED.slice(0, 60)));
  expect(await readEverything(env.DB)).toEqual(stored);
  expect(await (await start(old.cookie)).json()).toMatchObject({
    unfinished: { attempt_id: old.id, answered: 60 },
  });
});

describe("P29 Only the visitor's own answers are copied", () => {
  test.each([
    ["another visitor's attempt", async () => old.id],
    ["an unknown attempt", async () => UNKNOWN_ID],
    ["another visitor's completed one", async () => (await completeAttempt()).id],
  ])("nothing from %s", async (_what, find) => {
    const thief = await startAttempt();
    await save(thief, "12");
    const unfinished = await find();
    const stored = await readEverything(env.DB);
    expect(await read(await resume(thief, unfinished))).toEqual(answersOf("12"));
    expect(await readEverything(env.DB)).toEqual(stored);
  });

  test("nothing from the visitor's own completed attempt", async () => {
    await save(old, HUNDRED, { progress_count: 100 });
    await complete(old);
    expect(await read(await resume(fresh, old.id))).toEqual(answersOf(""));
  });

  test.each([
    ["another visitor's", () => startAttempt()],
    ["unknown", async () => ({ ...fresh, id: UNKNOWN_ID })],
    ["the visitor's own but completed", () => completeAttempt()],
  ])("nothing into an attempt that is %s: 404", async (_what, find) => {
    const { id, cookie } = await find();
    const asked = { id, cookie: _what === "another visitor's" ? fresh.cookie : cookie };
    const stored = await readEverything(env.DB);
    expect(await read(await resume(asked, old.id))).toEqual(NOT_FOUND);
    expect(await readEverything(env.DB)).toEqual(stored);
  });
});

describe("A body of the wrong shape is refused", () => {
  test.each([
    [{ attempt_id: "x" }, "attempt_id"],
    [{ unfinished_attempt_id: null }, "unfinished_attempt_id"],
    [
      { unfinished_attempt_id: UNKNOWN_ID.toUpperCase().replace("8", "A") },
      "unfinished_attempt_id",
    ],
    [{ answers: {} }, ""],
  ])("%j", async (changes, path) => {
    const body = { attempt_id: fresh.id, unfinished_attempt_id: old.id, ...changes };
    const answer = await postJson(PATH, body, { headers: { Cookie: fresh.cookie } });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "invalid_input", issues: [{ path }] });
  });
});

test.each(["GET", "HEAD", "PUT", "PATCH", "DELETE"])("%s is answered 405", async (method) => {
  const answer = await ask(PATH, { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.get("Allow")).toContain("POST");
});
