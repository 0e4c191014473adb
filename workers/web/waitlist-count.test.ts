import { env } from "cloudflare:workers";
import { ask, askCount, postForm, postJson, readSignups } from "../../tests/fixtures/web-worker.ts";
import { afterEach, consoleLines, expect, test, vi } from "../../tests/setup/test.ts";

const PATH = "/api/waitlist/count";

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
  expect(consoleLines()).toEqual([]);
  await ask(PATH, { method: "POST" });
  expect(consoleLines()).toEqual([expect.stringContaining('"status":405')]);
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
