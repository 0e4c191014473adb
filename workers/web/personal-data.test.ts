import { env } from "cloudflare:workers";
import {
  type Attempt,
  completeAttempt,
  recordsOf,
  startAttempt,
  UNKNOWN_ID,
} from "../../tests/fixtures/life-assessment.ts";
import { newNetwork } from "../../tests/fixtures/new-network.ts";
import { insertRow } from "../../tests/fixtures/rows.ts";
import { ask, cookieOf, postForm, postJson } from "../../tests/fixtures/web-worker.ts";
import { consoleLines, describe, expect, test, vi } from "../../tests/setup/test.ts";

const EMAIL = "Ada.Marked@secret.example";
const SOURCE = "marked-source";
const MARK = /marked|secret\.example/i;
const CALL = "/api/waitlist/signup";
const own = { email: EMAIL, source: SOURCE };

/** Headers of a browser, each with something that identifies its owner. */
const telling = {
  Cookie: "note=marked-cookie; __Host-visitor=marked",
  Referer: "https://kindling.example/?email=marked",
  "User-Agent": "Marked/1.0",
  "Accept-Language": "marked",
};
const call = (body: unknown, headers: HeadersInit = {}) =>
  postJson(CALL, body, { headers: { ...telling, ...headers } });
const submit = (changes: object) =>
  postJson(
    "/api/quiz/submit",
    { name: SOURCE, email: EMAIL, age: SOURCE, gender: SOURCE, archetype: "echo", ...changes },
    { headers: telling },
  );
const form = (fields: Record<string, string>) => postForm("/?index", fields, { headers: telling });
/** Posts to a call of the life assessment, with an attempt's cookie among the others. */
const assess = (name: string, { cookie }: Attempt, body: unknown, headers: HeadersInit = {}) =>
  postJson(`/api/quiz2/${name}`, body, {
    headers: { ...telling, ...headers, Cookie: `note=marked-cookie; ${cookie}` },
  });
const captureAt = (attempt: Attempt, more: object = {}) =>
  assess("email-capture", attempt, { email: EMAIL, attemptId: attempt.id, ...more });
const postGate = ({ id, cookie }: Attempt, email: string) =>
  postForm(`/quiz2/mini/${id}`, { email }, { headers: { ...telling, Cookie: cookie } });

async function loseDownload(email: string): Promise<Response> {
  await insertRow("orders", { email: EMAIL, status: "paid" });
  return postForm("/downloads", { email }, { headers: telling });
}

const headersOf = (answer: Response): string => JSON.stringify([...answer.headers]);
const cutConnection = (message: string) =>
  vi.spyOn(env.DB, "prepare").mockImplementation(() => {
    throw new Error(message);
  });

/** Uses up the whole limit, so that the response is a refusal even if a new minute begins. */
async function exhaust(): Promise<Response> {
  const address = newNetwork();
  let answer = await postJson(CALL, own, { address });
  const headers = { ...telling, Cookie: cookieOf(answer) };
  for (let turn = 0; turn < 11 && answer.status !== 429; turn++) {
    answer = await postJson(CALL, own, { headers });
  }
  return answer;
}

const forged = (changes: object) => [{ ...recordsOf("4")[0], ...changes }];
const assessmentFlows: [string, number, () => Promise<Response>][] = [
  ["an address at the gate", 200, async () => captureAt(await completeAttempt())],
  [
    "a corrected address",
    200,
    async () => {
      const attempt = await completeAttempt();
      await captureAt(attempt);
      return captureAt(attempt, { email: `other.${EMAIL}` });
    },
  ],
  ["an address before completion", 409, async () => captureAt(await startAttempt())],
  [
    "an address for an unknown attempt",
    404,
    async () => captureAt({ ...(await startAttempt()), id: UNKNOWN_ID }),
  ],
  ["no address", 400, async () => captureAt(await completeAttempt(), { email: `${EMAIL}@` })],
  [
    "an attempt that is an address",
    400,
    async () => captureAt(await startAttempt(), { attemptId: EMAIL }),
  ],
  [
    "an unknown field at the gate",
    400,
    async () => captureAt(await completeAttempt(), { [EMAIL]: 1 }),
  ],
  [
    "too large a body at the gate",
    413,
    async () => captureAt(await completeAttempt(), { email: EMAIL.repeat(400) }),
  ],
  ...["q_id", "area", "sub_dimension", "polarity", "label", "value", EMAIL].map(
    (key): [string, number, () => Promise<Response>] => [
      `an answer with a forged ${key === EMAIL ? "field" : key}`,
      400,
      async () => {
        const attempt = await startAttempt();
        const responses = forged({ [key]: EMAIL });
        return assess("save", attempt, { attempt_id: attempt.id, responses });
      },
    ],
  ),
  ["broken answers", 400, async () => assess("save", await startAttempt(), `{"email":"${EMAIL}"`)],
  [
    "answers of another media type",
    415,
    async () => assess("save", await startAttempt(), own, { "Content-Type": `text/${SOURCE}` }),
  ],
  [
    "an invalid time",
    400,
    async () => {
      const attempt = await startAttempt();
      return assess("complete", attempt, { attempt_id: attempt.id, time_spent_seconds: EMAIL });
    },
  ],
  [
    "an invalid unfinished attempt",
    400,
    async () => {
      const attempt = await startAttempt();
      const body = { attempt_id: attempt.id, unfinished_attempt_id: EMAIL };
      return assess("continue", attempt, body);
    },
  ],
  ["a start", 201, async () => assess("start", await startAttempt(), own)],
  ["results of an address", 404, () => ask(`/api/quiz2/results/${EMAIL}`, { headers: telling })],
  [
    "results",
    200,
    async () => {
      const attempt = await completeAttempt();
      await captureAt(attempt);
      const headers = { ...telling, Cookie: attempt.cookie };
      return ask(`/api/quiz2/results/${attempt.id}?email=${EMAIL}`, { headers });
    },
  ],
];

describe("P33 No answer, header or log line of a call reveals what was sent", () => {
  const flows: [string, number, () => Promise<Response>][] = [
    ["a signup", 201, () => call(own)],
    ["a duplicate", 409, () => call(own).then(() => call(own))],
    ["an invalid address", 400, () => call({ ...own, email: `${EMAIL}@` })],
    ["an invalid source", 400, () => call({ ...own, source: [SOURCE] })],
    ["an unknown field", 400, () => call({ ...own, [EMAIL]: SOURCE })],
    ["broken JSON", 400, () => call(`{"email":"${EMAIL}"`)],
    ["another media type", 415, () => call(own, { "Content-Type": `text/${SOURCE}` })],
    ["another origin", 403, () => call(own, { Origin: "https://marked.example" })],
    ["too large a body", 413, () => call({ ...own, source: SOURCE.repeat(400) })],
    ["an unsupported method", 405, () => ask(`${CALL}?email=${EMAIL}`, { headers: telling })],
    ["an unknown call", 404, () => ask(`/api/${EMAIL}`, { headers: telling })],
    ["a submitted quiz", 201, () => submit({})],
    ["a quiz submitted again", 201, () => submit({}).then(() => submit({}))],
    ["a quiz with an invalid age", 400, () => submit({ age: EMAIL.repeat(3) })],
    ["a quiz with an invalid archetype", 400, () => submit({ archetype: EMAIL })],
    ["a quiz with an unknown field", 400, () => submit({ [EMAIL]: SOURCE })],
    ["too many signups", 429, exhaust],
    ["a choice of theme", 400, () => postForm("/theme", { theme: EMAIL }, { headers: telling })],
    ...assessmentFlows,
  ];

  test.each(flows)("%s (%d)", async (_what, status, flow) => {
    const answer = await flow();
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toMatch(MARK);
    expect(headersOf(answer)).not.toMatch(MARK);
    expect(consoleLines().length > 0).toBe(status >= 400);
    expect(consoleLines().join("\n")).not.toMatch(MARK);
  });

  test.each([
    ["a database that repeats it", 503, `D1_ERROR: no row for ${EMAIL}\n    at ${EMAIL} (x:1:1)`],
    ["a bug of ours that repeats it", 500, `no row for ${EMAIL}\n    at ${EMAIL} (x:1:1)`],
  ])("%s (%d)", async (_what, status, message) => {
    cutConnection(message);
    const answer = await call(own);
    expect(answer.status).toBe(status);
    const gate = await captureAt({ id: UNKNOWN_ID, cookie: `__Host-visitor=${"a".repeat(43)}` });
    expect([gate.status, MARK.test((await gate.text()) + headersOf(gate))]).toEqual([
      status,
      false,
    ]);
    expect((await answer.text()) + headersOf(answer)).not.toMatch(MARK);
    expect(consoleLines().some((line) => line.includes('"event":"failure"'))).toBe(true);
    expect(consoleLines().join("\n")).not.toMatch(MARK);
  });
});

describe("P33 After a form, only the page shown to its sender repeats what was typed", () => {
  const flows: [string, number, () => Promise<Response>][] = [
    ["a signup", 303, () => form(own)],
    ["a duplicate", 409, () => form(own).then(() => form(own))],
    ["an invalid address", 400, () => form({ ...own, email: `${EMAIL}@` })],
    ["an unknown field", 400, () => form({ ...own, [EMAIL]: SOURCE })],
    [
      "a database that repeats it",
      503,
      () => {
        cutConnection(`D1_ERROR: no row for ${EMAIL}`);
        return form(own);
      },
    ],
    ["an address at the gate", 303, async () => postGate(await completeAttempt(), EMAIL)],
    ["no address at the gate", 400, async () => postGate(await completeAttempt(), `${EMAIL}@`)],
    ["an address before completion", 409, async () => postGate(await startAttempt(), EMAIL)],
    ["a lost download", 303, () => loseDownload(EMAIL)],
    ["a lost download of an invalid address", 400, () => loseDownload(`${EMAIL}@`)],
    [
      "a database that repeats it at the gate",
      503,
      async () => {
        const attempt = await completeAttempt();
        cutConnection(`D1_ERROR: no row for ${EMAIL}`);
        return postGate(attempt, EMAIL);
      },
    ],
  ];

  test.each(flows)("%s (%d)", async (_what, status, flow) => {
    const answer = await flow();
    await answer.text();
    expect(answer.status).toBe(status);
    expect(headersOf(answer)).not.toMatch(MARK);
    expect(consoleLines().join("\n")).not.toMatch(MARK);
  });
});

describe("P33 An address in a path or a query is not logged", () => {
  test.each([
    `/${EMAIL}`,
    `/?email=${EMAIL}`,
    `/?utm_source=${SOURCE}`,
    `/${encodeURIComponent(EMAIL)}`,
    `/api/${EMAIL}`,
    `/theme?next=${EMAIL}`,
    `/nowhere/${EMAIL}.data`,
    `/?_data=${EMAIL}`,
    `/quiz2/mini/${EMAIL}`,
    `/quiz2/open?token=${EMAIL}`,
    `/quiz2/start?email=${EMAIL}`,
    `/downloads/${EMAIL}/${EMAIL}?token=${EMAIL}`,
    `/downloads/open?token=${EMAIL}`,
    `/success?payment_intent=${EMAIL}`,
    `/${EMAIL}%E0%A4%A`,
  ])("%s", async (path) => {
    const answer = await ask(path);
    await answer.text();
    expect(headersOf(answer)).not.toMatch(MARK);
    expect(consoleLines().join("\n")).not.toMatch(MARK);
  });
});
