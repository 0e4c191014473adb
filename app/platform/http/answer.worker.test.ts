import { env } from "cloudflare:workers";
import { DrizzleQueryError, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { describe, expect, test } from "vitest";
import { AppError } from "../app-error.ts";
import type { LogEntry } from "../log.ts";
import { answerError, answerJson, toAppError } from "./answer.ts";

/** Returns the mapped error and what was logged. */
function tell(thrown: unknown) {
  const logged: [string, LogEntry][] = [];
  const error = toAppError(thrown, (level, entry) => logged.push([level, entry]), "request-1");
  return { error, logged };
}

const rejectionOf = (promise: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(promise).then(
    () => "was not rejected",
    (error: unknown) => error,
  );

test("An answer is JSON that is never cached", async () => {
  const answer = answerJson({ count: 3 });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(await answer.json()).toEqual({ count: 3 });
});

test("An answer has the given status and headers, but is never cached", () => {
  const headers = { "Set-Cookie": "a=1", "Cache-Control": "public, max-age=60" };
  const answer = answerJson({}, { status: 201, headers });
  expect(answer.status).toBe(201);
  expect(answer.headers.get("Set-Cookie")).toBe("a=1");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

test("A failure is answered with its message, code and issues", async () => {
  const issues = [{ path: "email", message: "Email is required" }];
  const answer = answerError(new AppError("invalid_input", "Email is required", { issues }));
  expect(answer.status).toBe(400);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(await answer.json()).toEqual({
    message: "Email is required",
    code: "invalid_input",
    issues,
  });
});

test("A failure without issues has no such field, and keeps its headers", async () => {
  const headers = { Allow: "POST" };
  const answer = answerError(new AppError("method_not_allowed", "Use POST.", { headers }));
  expect(answer.status).toBe(405);
  expect(answer.headers.get("Allow")).toBe("POST");
  expect(await answer.json()).toEqual({ message: "Use POST.", code: "method_not_allowed" });
});

test("An expected failure is answered as it is and not logged", () => {
  const expected = new AppError("not_found", "There is no such call.");
  expect(tell(expected)).toEqual({ error: expected, logged: [] });
});

describe("An unexpected error is answered without detail and logged once without its message", () => {
  test.each([
    ["an error", new TypeError("ada@marked.test"), "TypeError"],
    ["an error around another", new Error("a", { cause: new Error("ada@marked.test") }), "Error"],
    ["a string", "ada@marked.test", "string"],
    ["a response", new Response("ada@marked.test", { status: 400 }), "object"],
    ["nothing", undefined, "undefined"],
    ["an error that only mentions D1_ERROR", new Error("See D1_ERROR: marked"), "Error"],
  ])("%s", (_what, thrown, errorName) => {
    const { error, logged } = tell(thrown);
    expect([error.status, error.code, error.message]).toEqual([
      500,
      "internal",
      "Something went wrong on our side. Please try again.",
    ]);
    expect([error.issues, error.headers]).toEqual([undefined, {}]);
    expect(logged).toMatchObject([
      ["error", { event: "failure", requestId: "request-1", errorName }],
    ]);
    expect(JSON.stringify(logged)).not.toContain("marked");
  });
});

describe("When the database fails, visitors are asked to come back", () => {
  const outage = new Error("D1_ERROR: Network connection lost. marked");
  const failures: [string, () => unknown][] = [
    ["D1's own error", () => outage],
    ["one that drizzle wrapped", () => new DrizzleQueryError("insert", ["marked"], outage)],
    ["one wrapped twice", () => new Error("x", { cause: new Error("y", { cause: outage }) })],
    ["a locked one", () => new Error("D1_ERROR: database is locked: SQLITE_BUSY")],
    ["a reset", () => new Error("D1_ERROR: D1 DB reset because its code was updated.")],
  ];

  test.each(failures)("%s", async (_what, fail) => {
    const { error, logged } = tell(await fail());
    expect([error.status, error.code]).toEqual([503, "unavailable"]);
    expect(error.headers).toEqual({ "Retry-After": "10" });
    expect(logged).toHaveLength(1);
    expect(JSON.stringify([error.message, logged])).not.toContain("marked");
  });
});

describe("A wrong query or row is our bug, and no retry is suggested", () => {
  const orm = drizzle(env.DB);
  const bugs: [string, () => PromiseLike<unknown>][] = [
    ["a missing table", () => env.DB.prepare("select marked from nowhere").all()],
    ["the same through drizzle", () => orm.all(sql`select ${"marked"} from nowhere`)],
    ["invalid SQL", () => orm.run(sql`selekt ${"marked"}`)],
    [
      "a violated constraint",
      () => orm.run(sql`insert into waitlist_signups (email, signed_up_at) values (null, 1)`),
    ],
  ];

  test.each(bugs)("%s", async (_what, fail) => {
    const { error, logged } = tell(await rejectionOf(fail()));
    expect([error.status, error.code, error.headers]).toEqual([500, "internal", {}]);
    expect(logged).toHaveLength(1);
    expect(JSON.stringify([error.message, logged])).not.toContain("marked");
  });
});
