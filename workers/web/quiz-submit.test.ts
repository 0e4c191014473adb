import { env } from "cloudflare:workers";
import { ARCHETYPES } from "#app/domain/archetypes.ts";
import { startNotice } from "#app/funnels/dating-quiz/content/begin-texts.ts";
import { makeToken } from "../../tests/fixtures/downloads.ts";
import { insertRow, readRows } from "../../tests/fixtures/rows.ts";
import { ask, cookieOf, postForm, postJson } from "../../tests/fixtures/web-worker.ts";
import { describe, expect, test } from "../../tests/setup/test.ts";

const PATH = "/api/quiz/submit";
const ada = {
  name: "Ada",
  email: "ada@example.test",
  age: "25–34",
  gender: "female",
  archetype: "echo",
};

const eve = { ...ada, name: "Eve", email: "eve@example.test" };

type Stored = Record<"name" | "email" | "age" | "gender" | "archetype", string | null> & {
  submitted_at: number;
  notice_version: number | null;
};
const submit = (body: unknown, headers: HeadersInit = {}) => postJson(PATH, body, { headers });
const readSubmissions = () =>
  readRows<Stored>(
    "select name, email, age, gender, archetype, submitted_at, notice_version from quiz_submissions order by id",
  );

test("A submission is answered 201 and stored with its time and the address as typed", async () => {
  const before = Date.now();
  const answer = await submit({ ...ada, email: " Ada@Example.test " });
  expect([answer.status, await answer.json()]).toEqual([201, { success: true }]);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const [row, ...others] = await readSubmissions();
  expect(others).toEqual([]);
  const notice_version = startNotice.version;
  expect(row).toMatchObject({ ...ada, email: "Ada@Example.test", notice_version });
  expect(row?.submitted_at).toBeGreaterThanOrEqual(before);
  expect(row?.submitted_at).toBeLessThanOrEqual(Date.now());
});

test.each(ARCHETYPES)("The archetype %s is accepted", async (archetype) => {
  expect((await submit({ ...ada, archetype })).status).toBe(201);
  expect(await readSubmissions()).toMatchObject([{ archetype }]);
});

test.each([
  [undefined, null],
  ["", null],
  [" \r\n", null],
  [" Ada\u202E\r\nBcc ", "AdaBcc"],
  ["Žofie 🌹", "Žofie 🌹"],
])("The name %j is stored as %j", async (name, kept) => {
  expect((await submit({ ...ada, name })).status).toBe(201);
  expect(await readSubmissions()).toMatchObject([{ name: kept }]);
});

test("Another visitor's address gets the answer of a new one, and its row and mails stay", async () => {
  await submit(ada);
  const jobs = await readRows("select id from email_jobs");
  const { headers, ...known } = await submit({
    ...ada,
    email: "ADA@Example.TEST",
    archetype: "resigned",
  }).then(describeAnswer);
  const unknown = await submit({ ...ada, email: "eve@example.test" }).then(describeAnswer);
  expect(known).toEqual({ status: 201, body: { success: true } });
  expect({ ...known, headers }).toEqual(unknown);
  expect((await readSubmissions())[0]).toMatchObject(ada);
  expect(await readRows("select id from email_jobs where email like 'ada%'")).toEqual(jobs);
});

/** All that a visitor sees, apart from the secrets and ids. */
const describeAnswer = async (answer: Response) => ({
  status: answer.status,
  body: await answer.json(),
  headers: [...answer.headers]
    .filter(([name]) => name !== "x-request-id")
    .map(([name, value]) =>
      name === "set-cookie" ? [name, value.replace(/=[^;]+/, "")] : [name, value],
    ),
});

describe("A submission belongs to its visitor", () => {
  const submitAs = async (changes: object, cookie: string) => {
    const answer = await submit({ ...ada, ...changes }, { Cookie: cookie });
    return answer.status;
  };
  const readReaders = () =>
    readRows("select age, gender from quiz_readers order by updated_at, age");

  test("who may replace it, in any spelling of the address", async () => {
    const cookie = cookieOf(await submit(ada));
    const again = {
      email: "ADA@Example.test",
      name: "Ada L.",
      age: "35–44",
      archetype: "idealist",
    };
    expect(await submitAs(again, cookie)).toBe(201);
    expect(await readSubmissions()).toMatchObject([{ ...ada, ...again }]);
    expect(await readReaders()).toEqual([{ age: "35–44", gender: "female" }]);
  });

  test("and another visitor cannot change it, but has their own answers stored", async () => {
    await submit(ada);
    const answer = await submit({ ...ada, name: "Eve", age: "45+", gender: "male" });
    expect(answer.status).toBe(201);
    expect(await submitAs({ age: "45+", gender: "male" }, cookieOf(await submit(eve)))).toBe(201);
    expect(await readSubmissions()).toMatchObject([ada, eve]);
    expect(await readReaders()).toContainEqual({ age: "45+", gender: "male" });
  });

  test("and one stored before there were visitors cannot be replaced by anybody", async () => {
    await insertRow("quiz_submissions", { ...ada, age: "18–24" });
    expect(await submitAs({}, cookieOf(await submit(eve)))).toBe(201);
    expect(await readSubmissions()).toMatchObject([{ age: "18–24" }, eve]);
  });
});

test("Of fifty concurrent submissions of one address, one is stored, and none is told which", async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => submit(ada)));
  const statuses = answers.map((answer) => answer.status).sort();
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect(await readSubmissions()).toHaveLength(1);
});

describe("The result is mailed", () => {
  const readMails = () =>
    readRows("select kind, email, payload from email_jobs order by created_at, dedupe_key");
  const mail = (archetype: string) => ({
    kind: "dating_result",
    email: ada.email,
    payload: JSON.stringify({ archetype }),
  });

  test("once, whoever submits it again and in whatever spelling", async () => {
    const cookie = cookieOf(await submit(ada));
    await submit({ ...ada, email: "Ada@example.test" }, { Cookie: cookie });
    await submit({ ...ada, email: "ada+again@example.test" });
    expect(await readMails()).toEqual([mail("echo")]);
  });

  test("neither to another visitor's address nor if nothing was stored", async () => {
    await submit(ada);
    await submit({ ...ada, archetype: "idealist" });
    await submit({ ...ada, archetype: "dreamer" });
    expect(await readMails()).toEqual([mail("echo")]);
  });

  test("never again after its unsubscribe link is confirmed", async () => {
    await submit(ada);
    const [job] = await readRows<{ id: string }>("select id from email_jobs");
    const token = await makeToken(`${job?.id}`, { purpose: "stop_quiz_results" });
    const path = `/unsubscribe?token=${token}`;
    expect((await ask(path)).status).toBe(200);
    expect(await readRows("select * from mail_suppressions")).toEqual([]);
    expect((await postForm(path, {})).status).toBe(200);
    await env.DB.prepare("delete from email_jobs").run();
    await submit({ ...ada, email: "ada+other@example.test", archetype: "resigned" });
    expect(await readMails()).toEqual([]);
  });
});

describe("Bad input is answered 400 with the documented message, and nothing is stored", () => {
  test.each([
    ["email", undefined, "Email is required"],
    ["email", " ", "Email is required"],
    ["email", 7, "Email is required"],
    ["email", "ada@", "Please enter a valid email address"],
    ["email", "ada@example.test\r\nBcc: eve@example.test", "Please enter a valid email address"],
    ["age", undefined, "Age is required"],
    ["age", " ", "Age is required"],
    ["age", 25, "Age is required"],
    ["age", "1".repeat(41), "Age is required"],
    ["gender", undefined, "Gender is required"],
    ["gender", "\u202E", "Gender is required"],
    ["gender", null, "Gender is required"],
    ["archetype", undefined, "Archetype is required"],
    ["archetype", "", "Archetype is required"],
    ["archetype", "dreamer", "Archetype is required"],
    ["archetype", "__proto__", "Archetype is required"],
  ])("%s: %j", async (path, value, message) => {
    const answer = await submit({ ...ada, [path]: value });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { message, code: "invalid_input", issues: [{ path, message }] },
    ]);
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    expect(await readSubmissions()).toEqual([]);
  });

  test.each([
    ["a name that is not text", { ...ada, name: 7 }, "name"],
    ["a name that is too long", { ...ada, name: "x".repeat(101) }, "name"],
    ["an unknown field", { ...ada, id: 1 }, ""],
    ["a list", [ada], ""],
    ["null", "null", ""],
  ])("%s", async (_what, body, path) => {
    const answer = await submit(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "invalid_input", issues: [{ path }] });
    expect(await readSubmissions()).toEqual([]);
  });

  test("all missing fields are named at once", async () => {
    expect(await (await submit({})).json()).toMatchObject({
      issues: ["email", "age", "gender", "archetype"].map((path) => ({ path })),
    });
  });
});
