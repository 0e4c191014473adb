import { env } from "cloudflare:workers";
import { findElements } from "../../tests/fixtures/html.ts";
import * as life from "../../tests/fixtures/life-assessment.ts";
import { loseDatabase, readEverything } from "../../tests/fixtures/rows.ts";
import { ask, askCount, postForm, postJson, readSignups } from "../../tests/fixtures/web-worker.ts";
import { consoleLines, describe, expect, test, vi } from "../../tests/setup/test.ts";

const MESSAGE = "We can’t reach our database right now. Please try again shortly.";
const SUBMISSION = { email: "ada@marked.test", age: "45+", gender: "male", archetype: "echo" };
const BUYER = { email: "ada@marked.test", archetype: "echo" };
/** Nobody's attempt, but only the database could tell. */
const attempt = { id: life.UNKNOWN_ID, cookie: `__Host-visitor=${"a".repeat(43)}` };

/** Ways in which the database fails; each is undone after the test. */
const failures: [string, (during: () => Promise<void>) => Promise<void>][] = [
  [
    "the connection is lost",
    async (during) => {
      loseDatabase();
      await during().finally(() => void vi.mocked(env.DB.prepare).mockRestore());
    },
  ],
  [
    "it is overloaded",
    async (during) => {
      const statement = Object.getPrototypeOf(env.DB.prepare("select 1"));
      const fail = () => Promise.reject(new Error("D1_ERROR: D1 DB is overloaded."));
      const spies = [
        vi.spyOn(env.DB, "batch").mockImplementation(fail),
        ...(["all", "raw", "run"] as const).map((name) =>
          vi.spyOn(statement, name).mockImplementation(fail),
        ),
      ];
      await during().finally(() => {
        for (const spy of spies) spy.mockRestore();
      });
    },
  ],
];

describe.each(failures)("When %s", (_how, fail) => {
  test.each([
    ["a signup", () => postJson("/api/waitlist/signup", { email: "ada@marked.test" })],
    ["a submitted quiz", () => postJson("/api/quiz/submit", SUBMISSION)],
    ["a payment for the bundle", () => postJson("/api/create-payment-intent", BUYER)],
    [
      "a payment for the toolkit",
      () => postJson("/api/create-perfectionism-payment", { price: "39" }),
    ],
    ["the count", askCount],
    ["the start of an assessment", () => life.start()],
    ["a save of answers", () => life.save(attempt, life.HUNDRED, { progress_count: 100 })],
    ["a save in the background", () => life.save(attempt, "12345")],
    ["a completion", () => life.complete(attempt)],
    ["a continuation", () => life.resume(attempt, life.UNKNOWN_ID)],
    ["an address at the gate", () => life.capture(attempt, "ada@marked.test")],
    ["a look at the results", () => life.readResults(attempt)],
  ])("%s is answered 503 with the time to retry", async (_what, request) => {
    await fail(async () => {
      const answer = await request();
      expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "10"]);
      expect(await answer.json()).toEqual({ message: MESSAGE, code: "unavailable" });
    });
  });

  test("the form says so, and keeps what was typed", async () => {
    await fail(async () => {
      const answer = await postForm("/?index", { email: "ada@example.test", source: "direct" });
      const retry = answer.headers.get("Retry-After");
      expect([answer.status, answer.headers.get("Location"), retry]).toEqual([503, null, "10"]);
      const page = await answer.text();
      expect(await findElements(page, 'form [role="alert"]')).toHaveLength(1);
      expect(page).toContain(MESSAGE);
      const [email] = await findElements(page, 'form input[name="email"]');
      expect(email?.attributes).toMatchObject({ value: "ada@example.test" });
    });
  });

  test.each(["/", "/quiz2", "/quiz2/start"])("%s is served as usual", async (path) => {
    await fail(async () => expect((await ask(path)).status).toBe(200));
  });

  test("the failure is logged once, without what was sent", async () => {
    await fail(async () => {
      await postJson("/api/waitlist/signup", { email: "ada@marked.test", source: "marked" });
    });
    const logged = consoleLines().filter((line) => line.includes('"event":"failure"'));
    expect(logged).toHaveLength(1);
    expect(consoleLines().join("\n")).not.toContain("marked");
  });

  test("an assessment is unchanged, and can be continued afterwards", async () => {
    const own = await life.startAttempt();
    await life.save(own, life.HUNDRED.slice(0, 60));
    const stored = await readEverything();
    await fail(async () => {
      expect((await life.start(own.cookie)).status).toBe(503);
      expect((await life.save(own, life.HUNDRED, { progress_count: 100 })).status).toBe(503);
      expect((await life.complete(own)).status).toBe(503);
      expect((await life.readResults(own)).status).toBe(503);
    });
    expect(await readEverything()).toEqual(stored);
    expect((await life.save(own, life.HUNDRED, { progress_count: 100 })).status).toBe(200);
    expect((await life.complete(own)).status).toBe(200);
    await fail(async () => expect((await life.capture(own, "ada@marked.test")).status).toBe(503));
    expect((await life.readResults(own)).status).toBe(403);
    expect((await life.capture(own, "ada@marked.test")).status).toBe(200);
    expect((await life.readResults(own)).status).toBe(200);
    expect(consoleLines().join("\n")).not.toContain("marked");
  });

  test("no signup is stored, and signing up works again afterwards", async () => {
    const signUp = () => postJson("/api/waitlist/signup", { email: "ada@example.test" });
    await fail(async () => expect((await signUp()).status).toBe(503));
    expect(await readSignups()).toEqual([]);
    expect((await signUp()).status).toBe(201);
    expect(await (await askCount()).json()).toEqual({ count: 1 });
  });
});
