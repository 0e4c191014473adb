import {
  type Attempt,
  HUNDRED,
  recordsOf,
  save,
  startAttempt,
  UNKNOWN_ID,
} from "../../tests/fixtures/life-assessment.ts";
import { readEverything } from "../../tests/fixtures/rows.ts";
import { postJson } from "../../tests/fixtures/web-worker.ts";
import { beforeEach, describe, expect, test } from "../../tests/setup/test.ts";

const PATH = "/api/quiz2/save";
const KIBIBYTE = 1_024;

let attempt: Attempt;
let stored: unknown;

/** Expects a refusal with an issue at each of these paths and no others, and that nothing was stored. */
async function expectRefused(answer: Response, paths: readonly string[]): Promise<void> {
  expect(answer.status).toBe(400);
  const body = await answer.json<{ code: string; issues: { path: string; message: string }[] }>();
  expect(body.code).toBe("invalid_input");
  expect(body.issues.map(({ path }) => path)).toEqual(paths);
  expect(await readEverything()).toEqual(stored);
}

const post = (body: unknown) => postJson(PATH, body, { headers: { Cookie: attempt.cookie } });

beforeEach(async () => {
  attempt = await startAttempt();
  await save(attempt, "33333", { progress_count: 5 });
  stored = await readEverything();
});

describe("P26 A record that contradicts the question bank is refused and changes nothing", () => {
  const forgeries: [string, Record<string, unknown>][] = [
    ["area", { area: "growth" }],
    ["area", { area: "Safety" }],
    ["area", { area: "" }],
    ["sub_dimension", { sub_dimension: "Legacy" }],
    ["sub_dimension", { sub_dimension: "physical safety" }],
    ["polarity", { polarity: "reverse" }],
    ["polarity", { polarity: "negative" }],
    ["label", { label: "Strongly Agree" }],
    ["label", { label: "agree" }],
    ["label", { label: "Agree " }],
    ["q_id", { q_id: "Q0" }],
    ["q_id", { q_id: "Q101" }],
    ["q_id", { q_id: "Q01" }],
    ["q_id", { q_id: "q1" }],
    ["q_id", { q_id: " Q1" }],
    ["q_id", { q_id: "Q1 " }],
    ["q_id", { q_id: "Q١" }],
    ["q_id", { q_id: "" }],
    ["q_id", { q_id: "__proto__" }],
  ];

  test.each(forgeries)("%s: %j", async (path, forged) => {
    const [record] = recordsOf("4");
    await expectRefused(await save(attempt, "", { responses: [{ ...record, ...forged }] }), [
      `responses.0.${path}`,
    ]);
  });

  test("if one record among a hundred is forged, it is named and all are refused", async () => {
    const responses = recordsOf(HUNDRED).map((record) =>
      record.q_id === "Q59" ? { ...record, polarity: "positive" } : record,
    );
    await expectRefused(await save(attempt, "", { responses, progress_count: 100 }), [
      "responses.58.polarity",
    ]);
  });
});

describe("An invalid answer is refused", () => {
  test.each([0, 6, -1, 1.5, "3", null, true, [3], { value: 3 }, 1e300])("%j", async (value) => {
    const [record] = recordsOf("3");
    await expectRefused(await save(attempt, "", { responses: [{ ...record, value }] }), [
      "responses.0.value",
    ]);
  });
});

describe("A body of the wrong shape is refused", () => {
  const [record] = recordsOf("4");
  const { label: _label, ...unlabelled } = recordsOf("4")[0] ?? { label: "" };
  const bodies: [string, Record<string, unknown>, string[]][] = [
    ["more than a hundred records", { responses: [...recordsOf(HUNDRED), record] }, ["responses"]],
    ["records that are not a list", { responses: { 0: record } }, ["responses"]],
    ["a record that is null", { responses: [null] }, ["responses.0"]],
    ["a record without its label", { responses: [unlabelled] }, ["responses.0.label"]],
    ["an unknown field of a record", { responses: [{ ...record, id: 1 }] }, ["responses.0"]],
    ["an unknown field", { responses: [], scores: {} }, [""]],
    ["the email field of another call", { responses: [], email: "ada@example.test" }, [""]],
    ["another spelling of a field", { responses: [], progressCount: 5 }, [""]],
    ["an invalid id", { attempt_id: "1" }, ["attempt_id"]],
    ["an id in capitals", { attempt_id: UNKNOWN_ID.replace("8999", "A999") }, ["attempt_id"]],
    ["no id", { attempt_id: undefined }, ["attempt_id"]],
  ];

  test.each(bodies)("%s", async (_what, changes, paths) => {
    await expectRefused(await save(attempt, "", changes), paths);
  });

  test("without its records", async () => {
    await expectRefused(await post({ attempt_id: attempt.id }), ["responses"]);
  });

  test.each(["null", "[]", '"text"', "7"])("%s", async (body) => {
    await expectRefused(await post(body), [""]);
  });
});

describe("A body over 64 KiB is answered 413", () => {
  const fill = (size: number): string => {
    const body = JSON.stringify({ attempt_id: attempt.id, responses: recordsOf(HUNDRED) });
    return body + " ".repeat(size - body.length);
  };

  test("with one byte too many, while 64 KiB are accepted", async () => {
    expect((await post(fill(64 * KIBIBYTE + 1))).status).toBe(413);
    expect(await readEverything()).toEqual(stored);
    expect((await post(fill(64 * KIBIBYTE))).status).toBe(200);
  });
});
