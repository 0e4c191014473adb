import type { AppLoadContext } from "@remix-run/cloudflare";
import { describe, expect, test } from "vitest";
import { AppError } from "../app-error.ts";
import type { LogEntry } from "../log.ts";
import { answerJson } from "./answer.ts";
import { call } from "./call.ts";

const answered = async () => answerJson({ ok: true });

/** Returns a route's response to a request with this method, and what was logged. */
async function ask(route: ReturnType<typeof call>, method: string) {
  const logged: LogEntry[] = [];
  const context = { requestId: "r1", log: (_level: string, entry: LogEntry) => logged.push(entry) };
  const response = await route({
    request: new Request("https://kindling.example/api/x", { method }),
    context: context as unknown as AppLoadContext,
    params: {},
  });
  return { response, logged };
}

describe("A method without a handler is answered 405 with the allowed methods", () => {
  test.each([
    ["POST", call({ GET: answered }), "GET, HEAD"],
    ["PUT", call({ GET: answered }), "GET, HEAD"],
    ["GET", call({ POST: answered }), "POST"],
    ["HEAD", call({ POST: answered }), "POST"],
    ["DELETE", call({ POST: answered }), "POST"],
    ["PATCH", call({ GET: answered, POST: answered }), "GET, HEAD, POST"],
    ["OPTIONS", call({ GET: answered, POST: answered }), "GET, HEAD, POST"],
  ])("%s", async (method, route, allowed) => {
    const { response, logged } = await ask(route, method);
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe(allowed);
    const body = { message: `Use ${allowed}.`, code: "method_not_allowed" };
    expect(await response.text()).toBe(method === "HEAD" ? "" : JSON.stringify(body));
    expect(logged).toEqual([]);
  });
});

test.each(["GET", "HEAD"])("%s is answered by the reading handler", async (method) => {
  const { response } = await ask(call({ GET: answered }), method);
  expect(response.status).toBe(200);
});

test("POST is answered by the changing handler", async () => {
  const changed = async () => answerJson({ changed: true }, { status: 201 });
  const { response } = await ask(call({ GET: answered, POST: changed }), "POST");
  expect([response.status, await response.json()]).toEqual([201, { changed: true }]);
});

test("A handler's refusal is answered as JSON", async () => {
  const refuse = async () => {
    throw new AppError("too_large", "Too large", { headers: { "X-More": "1" } });
  };
  const { response, logged } = await ask(call({ POST: refuse }), "POST");
  expect([response.status, response.headers.get("X-More")]).toEqual([413, "1"]);
  expect(await response.json()).toEqual({ message: "Too large", code: "too_large" });
  expect(logged).toEqual([]);
});

test.each([
  ["rejects", () => Promise.reject(new Error("ada@marked.test"))],
  [
    "throws at once",
    () => {
      throw new Error("ada@marked.test");
    },
  ],
])("A handler that %s is answered 500 without detail, and logged once", async (_how, broken) => {
  const { response, logged } = await ask(call({ GET: broken }), "GET");
  expect([response.status, logged.length]).toEqual([500, 1]);
  expect((await response.text()) + JSON.stringify(logged)).not.toContain("marked");
});
