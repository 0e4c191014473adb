import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { collectConsole } from "../../tests/fixtures/console.ts";
import { emptyTables } from "../../tests/fixtures/stored-rows.ts";
import { ask, askCount, postForm, postJson, readSignups } from "../../tests/fixtures/web-worker.ts";

const PATH = "/api/waitlist/count";

const readConsole = collectConsole();
beforeEach(() => emptyTables(env.DB));
afterEach(() => vi.useRealTimers().restoreAllMocks());

test("The count matches the stored signups after each of them", async () => {
  const count = async () => (await askCount()).json();
  expect(await count()).toEqual({ count: 0 });
  await postJson("/api/waitlist/signup", { email: "ada@example.test" });
  expect(await count()).toEqual({ count: 1 });
  await postJson("/api/waitlist/signup", { email: "ADA@example.test" });
  expect(await count()).toEqual({ count: 1 });
  await postForm("/?index", { email: "eve@example.test" });
  expect(await count()).toEqual({ count: 2 });
  expect(await readSignups()).toHaveLength(2);
});

test("Pages that ask within 30 seconds share one read of the count", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const read = vi.spyOn(env.DB, "prepare");
  const count = async () => ((await (await ask(PATH)).json()) as { count: number }).count;
  expect(await (await askCount()).json()).toEqual({ count: 0 });
  await postJson("/api/waitlist/signup", { email: "ada@example.test" });
  read.mockClear();
  expect([await count(), await count()]).toEqual([0, 0]);
  expect(read).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect([await count(), await count()]).toEqual([1, 1]);
  expect(read).toHaveBeenCalledTimes(1);
  // A page that has just signed up refreshes the count for the others.
  await postJson("/api/waitlist/signup", { email: "eve@example.test" });
  expect(await (await askCount()).json()).toEqual({ count: 2 });
  expect(await count()).toBe(2);
});

test("The count is served to everybody, is not cached, and makes no visitor", async () => {
  const answer = await ask(PATH, { headers: { Origin: "https://evil.example" } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("Set-Cookie")).toBeNull();
  expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
});

test("Successful requests are not logged, failed ones are", async () => {
  await ask(PATH);
  expect(readConsole()).toEqual([]);
  await ask(PATH, { method: "POST" });
  expect(readConsole()).toEqual([expect.stringContaining('"status":405')]);
});

test("HEAD is answered like GET, without a body", async () => {
  const answer = await ask(PATH, { method: "HEAD" });
  expect([answer.status, await answer.text()]).toEqual([200, ""]);
});

test.each([
  ["POST", "GET, HEAD"],
  ["PUT", "GET, HEAD, POST"],
  ["DELETE", "GET, HEAD, POST"],
])("%s is answered 405 with the allowed methods", async (method, allow) => {
  const answer = await ask(PATH, { method });
  expect([answer.status, answer.headers.get("Allow")]).toEqual([405, allow]);
  expect(await answer.json()).toMatchObject({ code: "method_not_allowed" });
});

test.each([
  ["GET", "/api"],
  ["GET", "/api/waitlist"],
  ["GET", "/api/waitlist/signup/x"],
  ["POST", "/api/waitlist/count/x"],
  ["POST", "/api/%F0%9F%99%82"],
])("%s %s is not a call: 404 as JSON", async (method, path) => {
  const answer = await ask(path, { method });
  expect([answer.status, await answer.json()]).toEqual([
    404,
    { message: "There is no such call.", code: "not_found" },
  ]);
  expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
});
