import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { endlessBody } from "../../tests/fixtures/bodies.ts";
import { collectConsole } from "../../tests/fixtures/console.ts";
import { emptyTables } from "../../tests/fixtures/stored-rows.ts";
import { ask, cookieOf, postJson, readSignups } from "../../tests/fixtures/web-worker.ts";

const PATH = "/api/waitlist/signup";
const signUp = (body: unknown, headers: HeadersInit = {}) => postJson(PATH, body, { headers });

collectConsole();
beforeEach(() => emptyTables(env.DB));

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

test("A domain in any script is accepted, and stored in its ASCII form", async () => {
  for (const email of ["jorg@bücher.example", "yonghu@例子.广告"]) {
    expect((await signUp({ email })).status).toBe(201);
  }
  expect((await readSignups()).map(({ email }) => email)).toEqual([
    "jorg@xn--bcher-kva.example",
    "yonghu@xn--fsqu00a.xn--4rr70v",
  ]);
});

test("The first signup makes the browser a visitor, the next sets no cookie", async () => {
  const first = await signUp({ email: "ada@example.test" });
  expect(first.headers.get("Set-Cookie")).toMatch(
    /^__Host-visitor=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$/,
  );
  const second = await signUp({ email: "eve@example.test" }, { Cookie: cookieOf(first) });
  expect([second.status, second.headers.get("Set-Cookie")]).toEqual([201, null]);
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

test("Of fifty concurrent signups with one address, one is answered 201 and all others 409", async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) =>
      signUp({ email: turn % 2 ? "ada@example.test" : "Ada@Example.Test" }),
    ),
  );
  const statuses = answers.map((answer) => answer.status).sort();
  expect(statuses).toEqual([201, ...Array<number>(49).fill(409)]);
  expect(await readSignups()).toHaveLength(1);
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

  test.each(["", "{", "email=ada@example.test", '{"email":"ada@example.test"'])(
    "invalid JSON: %j",
    async (body) => {
      const answer = await signUp(body);
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { message: "The request body is not valid JSON.", code: "invalid_input" },
      ]);
    },
  );
});

test.each([
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/json-patch+json",
])("A body with the media type %s is answered 415", async (type) => {
  const answer = await signUp({ email: "ada@example.test" }, { "Content-Type": type });
  expect(answer.status).toBe(415);
  expect(await answer.json()).toMatchObject({ code: "unsupported_media_type" });
  expect(await readSignups()).toEqual([]);
});

test.each([
  ["GET", "POST"],
  ["HEAD", "POST"],
  ["PUT", "GET, HEAD, POST"],
  ["PATCH", "GET, HEAD, POST"],
  ["DELETE", "GET, HEAD, POST"],
  ["OPTIONS", "GET, HEAD, POST"],
])("%s is answered 405 with the allowed methods", async (method, allow) => {
  const answer = await ask(`${PATH}?email=ada@example.test`, { method });
  expect([answer.status, answer.headers.get("Allow")]).toEqual([405, allow]);
  expect(await readSignups()).toEqual([]);
});

test.each<Record<string, string>>([
  { Origin: "https://evil.example" },
  { Origin: "null" },
  { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" },
  { "Sec-Fetch-Site": "same-site" },
])("A page of another origin is answered 403: %j", async (headers) => {
  const answer = await signUp({ email: "ada@example.test" }, headers);
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ code: "cross_site" });
  expect(await readSignups()).toEqual([]);
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
