import * as life from "../../tests/fixtures/life-assessment.ts";
import { readEverything, readRows } from "../../tests/fixtures/rows.ts";
import { postJson } from "../../tests/fixtures/web-worker.ts";
import { beforeEach, describe, expect, test } from "../../tests/setup/test.ts";

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

let old: life.Attempt;
let fresh: life.Attempt;

beforeEach(async () => {
  old = await life.startAttempt();
  await life.save(old, life.HUNDRED.slice(0, 60));
  fresh = await life.startAttempt(old.cookie);
});

test("The answers of the unfinished attempt are copied and returned", async () => {
  expect(await life.read(await life.resume(fresh, old.id))).toEqual(
    answersOf(life.HUNDRED.slice(0, 60)),
  );
  const counts = await readRows(
    "select count(*) as answers from quiz2_responses group by attempt_id",
  );
  expect(counts).toEqual([{ answers: 60 }, { answers: 60 }]);
});

test("Even all hundred are copied, and the fresh attempt can be completed with them", async () => {
  await life.save(old, life.HUNDRED, { progress_count: 100 });
  expect(await life.read(await life.resume(fresh, old.id))).toEqual(answersOf(life.HUNDRED));
  expect((await life.complete(fresh)).status).toBe(200);
});

test("Answers already given in the fresh attempt stay", async () => {
  await life.save(fresh, "10002");
  const digits = `1${life.HUNDRED.slice(1, 4)}2${life.HUNDRED.slice(5, 60)}`;
  expect(await life.read(await life.resume(fresh, old.id))).toEqual(answersOf(digits));
});

test("Continuing again returns the current answers, even concurrently or after further ones", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => life.resume(fresh, old.id)));
  for (const answer of answers) {
    expect(await life.read(answer)).toEqual(answersOf(life.HUNDRED.slice(0, 60)));
  }
  await life.save(fresh, "5".repeat(70));
  expect(await life.read(await life.resume(fresh, old.id))).toEqual(answersOf("5".repeat(70)));
});

test("The old attempt keeps its answers, and another tab can finish it", async () => {
  await life.resume(fresh, old.id);
  expect((await life.save(old, life.HUNDRED, { progress_count: 100 })).status).toBe(200);
  expect((await life.complete(old)).status).toBe(200);
});

test("An attempt that continues itself is unchanged, and is offered again", async () => {
  const stored = await readEverything();
  expect(await life.read(await life.resume(old, old.id))).toEqual(
    answersOf(life.HUNDRED.slice(0, 60)),
  );
  expect(await readEverything()).toEqual(stored);
  expect(await (await life.start(old.cookie)).json()).toMatchObject({
    unfinished: { attempt_id: old.id, answered: 60 },
  });
});

describe("P29 Only the visitor's own answers are copied", () => {
  test.each([
    ["another visitor's attempt", async () => old.id],
    ["an unknown attempt", async () => life.UNKNOWN_ID],
    ["another visitor's completed one", async () => (await life.completeAttempt()).id],
  ])("nothing from %s", async (_what, find) => {
    const thief = await life.startAttempt();
    await life.save(thief, "12");
    const unfinished = await find();
    const stored = await readEverything();
    expect(await life.read(await life.resume(thief, unfinished))).toEqual(answersOf("12"));
    expect(await readEverything()).toEqual(stored);
  });

  test("nothing from the visitor's own completed attempt", async () => {
    await life.save(old, life.HUNDRED, { progress_count: 100 });
    await life.complete(old);
    expect(await life.read(await life.resume(fresh, old.id))).toEqual(answersOf(""));
  });

  test.each([
    ["another visitor's", () => life.startAttempt()],
    ["unknown", async () => ({ ...fresh, id: life.UNKNOWN_ID })],
    ["the visitor's own but completed", () => life.completeAttempt()],
  ])("nothing into an attempt that is %s: 404", async (_what, find) => {
    const { id, cookie } = await find();
    const asked = { id, cookie: _what === "another visitor's" ? fresh.cookie : cookie };
    const stored = await readEverything();
    expect(await life.read(await life.resume(asked, old.id))).toEqual(NOT_FOUND);
    expect(await readEverything()).toEqual(stored);
  });
});

describe("A body of the wrong shape is refused", () => {
  test.each([
    [{ attempt_id: "x" }, "attempt_id"],
    [{ unfinished_attempt_id: null }, "unfinished_attempt_id"],
    [
      { unfinished_attempt_id: life.UNKNOWN_ID.toUpperCase().replace("8", "A") },
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
