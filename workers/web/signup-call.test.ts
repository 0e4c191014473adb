import { env } from "cloudflare:workers";
import { endlessBody } from "../../tests/fixtures/bodies.ts";
import { readRows } from "../../tests/fixtures/rows.ts";
import {
  cookieOf,
  exhaust,
  postForm,
  postJson,
  readSignups,
} from "../../tests/fixtures/web-worker.ts";
import { consoleLines, describe, expect, test, vi } from "../../tests/setup/test.ts";

const PATH = "/api/waitlist/signup";
const signUp = (body: unknown, headers: HeadersInit = {}) => postJson(PATH, body, { headers });

test("A signup is answered 201 and stored with its source, its time and the address as typed", async () => {
  const before = Date.now();
  const answer = await signUp({ email: " Ada.Lovelace@Example.test ", source: "newsletter" });
  expect([answer.status, await answer.json()]).toEqual([201, { success: true }]);
  expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const [row, ...others] = await readSignups();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ email: "Ada.Lovelace@Example.test", source: "newsletter" });
  expect(row?.signed_up_at).toBeGreaterThanOrEqual(before);
  expect(row?.signed_up_at).toBeLessThanOrEqual(Date.now());
});

test.each([
  [{}, "direct"],
  [{ source: "" }, "direct"],
  [{ source: " \r\n\u202E" }, "direct"],
  [{ source: "spring\r\n\u202Ecampaign" }, "springcampaign"],
  [{ source: "🙂".repeat(150) }, "🙂".repeat(100)],
  [{ source: "=HYPERLINK(1)" }, "=HYPERLINK(1)"],
])("The source of %j is cleaned before it is stored", async (fields, source) => {
  expect((await signUp({ email: "ada@example.test", ...fields })).status).toBe(201);
  expect(await readSignups()).toMatchObject([{ source }]);
});

test("An address already listed in another case is answered 409 and stays as it was", async () => {
  await signUp({ email: "ada@example.test", source: "first" });
  const answer = await signUp({ email: "ADA@Example.TEST", source: "second" });
  expect([answer.status, await answer.json()]).toEqual([
    409,
    { message: "Email already registered", code: "already_registered" },
  ]);
  expect(await readSignups()).toMatchObject([{ email: "ada@example.test", source: "first" }]);
});

describe("Bad input is answered 400 with the documented message, and nothing is stored", () => {
  const REQUIRED = "Email is required";
  const INVALID = "Please enter a valid email address";
  test.each([
    [{}, REQUIRED],
    [{ email: null }, REQUIRED],
    [{ email: 7 }, REQUIRED],
    [{ email: ["ada@example.test"] }, REQUIRED],
    [{ email: "" }, REQUIRED],
    [{ email: " \r\n" }, REQUIRED],
    [{ email: "ada" }, INVALID],
    [{ email: "ada@localhost" }, INVALID],
    [{ email: "ada@example.test\r\nBcc: eve@example.test" }, INVALID],
    [{ email: "ada\u202E@example.test" }, INVALID],
    [{ email: "ada\u0000@example.test" }, INVALID],
    [{ email: "jörg@example.test" }, INVALID],
    [{ email: `${"l".repeat(65)}@example.test` }, INVALID],
    [{ email: `ada@${"d.".repeat(125)}test` }, INVALID],
  ])("%j", async (body, message) => {
    const answer = await signUp(body);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { message, code: "invalid_input", issues: [{ path: "email", message }] },
    ]);
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    expect(await readSignups()).toEqual([]);
  });

  test.each([
    ["a source that is not text", { email: "ada@example.test", source: 7 }, "source"],
    ["a source that is null", { email: "ada@example.test", source: null }, "source"],
    ["an unknown field", { email: "ada@example.test", admin: true }, ""],
    ["a list", [{ email: "ada@example.test" }], ""],
    ["a text", '"ada@example.test"', ""],
    ["null", "null", ""],
  ])("%s", async (_what, body, path) => {
    const answer = await signUp(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "invalid_input", issues: [{ path }] });
    expect(await readSignups()).toEqual([]);
  });
});

describe("A body over 4 KiB is answered 413", () => {
  test("with one byte too many", async () => {
    const body = JSON.stringify({ email: "ada@example.test", source: "" });
    const fill = (size: number) =>
      body.replace('"source":"', `$&${"s".repeat(size - body.length)}`);
    expect((await signUp(fill(4_097))).status).toBe(413);
    expect(await readSignups()).toEqual([]);
    expect((await signUp(fill(4_096))).status).toBe(201);
  });

  test("even if it never ends", async () => {
    const { body, taken } = endlessBody(new Uint8Array(1_024).fill(32));
    const answer = await signUp(body);
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { message: "The request body is larger than 4096 bytes.", code: "too_large" },
    ]);
    expect(taken.bytes).toBeLessThan(16_384);
  });
});

test("Mistyped addresses do not count", async () => {
  const visitor = cookieOf(await signUp({ email: "eve@example.test" }));
  for (let attempt = 0; attempt < 15; attempt++) {
    expect((await signUp({ email: "ada@" }, { Cookie: visitor })).status).toBe(400);
  }
  expect((await signUp({ email: "ada@example.test" }, { Cookie: visitor })).status).toBe(201);
});

test("The form without script says that the limit is reached, and keeps the address", async () => {
  const visitor = cookieOf(await signUp({ email: "eve@example.test" }));
  let turn = 0;
  const answers = await exhaust(5, () => {
    turn += 1;
    const email = `ada-${turn}@example.test`;
    return postForm("/?index", { email }, { headers: { Cookie: visitor } });
  });
  const refused = answers.at(-1);
  expect([refused?.status, refused?.headers.get("Retry-After")]).toEqual([429, "60"]);
  const page = await refused?.text();
  expect(page).toContain("Too many attempts. Please try again in a minute.");
  expect(page).toContain(`value="ada-${turn}@example.test"`);
});

const queue = () => vi.spyOn(env.EMAIL_QUEUE, "sendBatch");
const readJobs = () =>
  readRows<{ id: string; kind: string; email: string; status: string }>(
    "select id, kind, email, status from email_jobs",
  );

test.each([
  ["the call", () => postJson("/api/waitlist/signup", { email: "Ada@example.test" })],
  ["the form", () => postForm("/?index", { email: "Ada@example.test" })],
])("A signup by %s is welcomed once, and the queue gets only an id", async (_how, join) => {
  const sendBatch = queue();
  await join();
  await join();
  const jobs = await readJobs();
  expect(jobs).toEqual([
    {
      id: expect.any(String),
      kind: "waitlist_welcome",
      email: "Ada@example.test",
      status: "queued",
    },
  ]);
  expect(sendBatch.mock.calls).toEqual([[[{ body: { jobId: jobs[0]?.id } }]]]);
});

test("If the queue is unavailable, the visitor does not notice, and the mail stays to be sent", async () => {
  queue().mockRejectedValue(new Error("Queue away: ada@example.test"));
  const answer = await postJson("/api/waitlist/signup", { email: "ada@example.test" });
  expect([answer.status, await answer.json()]).toEqual([201, { success: true }]);
  expect(await readJobs()).toMatchObject([{ status: "queued" }]);
  await vi.waitFor(() => expect(consoleLines().join("\n")).toContain('"event":"failure"'));
  expect(consoleLines().join("\n")).not.toContain("ada@");
});

test("A signup takes one round trip to the database, including its mail", async () => {
  const batch = vi.spyOn(env.DB, "batch");
  const exec = vi.spyOn(env.DB, "exec");
  await postJson("/api/waitlist/signup", { email: "ada@example.test" });
  expect([batch.mock.calls.length, exec.mock.calls.length]).toEqual([1, 0]);
});
