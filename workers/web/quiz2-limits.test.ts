import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { collectConsole } from "../../tests/fixtures/console.ts";
import { capture, completeAttempt } from "../../tests/fixtures/life-assessment.ts";
import { newNetwork } from "../../tests/fixtures/new-network.ts";
import { emptyTables, readRows } from "../../tests/fixtures/stored-rows.ts";
import { exhaust, postForm, postJson } from "../../tests/fixtures/web-worker.ts";

const ADDRESSES_PER_VISITOR = 5;
const STARTS_PER_ADDRESS = 300;

const countRows = async (table: string) =>
  (await readRows<{ count: number }>(env.DB, `select count(*) as count from ${table}`))[0]?.count;

collectConsole();
beforeEach(() => emptyTables(env.DB));

test("The owner of a completed attempt may enter five addresses a minute, of which three are mailed", async () => {
  const attempt = await completeAttempt();
  let turn = 0;
  const answers = await exhaust(ADDRESSES_PER_VISITOR, () =>
    capture(attempt, `friend-${turn++}@example.test`),
  );
  const refused = answers.pop();
  expect(answers.length).toBeGreaterThanOrEqual(ADDRESSES_PER_VISITOR);
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect([refused?.status, refused?.headers.get("Retry-After")]).toEqual([429, "60"]);
  expect(await countRows("email_jobs")).toBe(3);
});

test("Above the limit, the gate's form says so and keeps the typed address", async () => {
  const attempt = await completeAttempt();
  await exhaust(ADDRESSES_PER_VISITOR, () => capture(attempt));
  const form = await postForm(
    `/quiz2/mini/${attempt.id}`,
    { email: "ada@example.test" },
    { headers: { Cookie: attempt.cookie } },
  );
  const page = await form.text();
  expect(form.status).toBe(429);
  expect(page).toContain("Too many attempts. Please try again in a minute.");
  expect(page).toContain("ada@example.test");
});

test("A network may start three hundred attempts a minute; refused ones are not stored", async () => {
  const address = newNetwork();
  const answers = await exhaust(STARTS_PER_ADDRESS, () =>
    postJson("/api/quiz2/start", null, { address }),
  );
  const refused = answers.pop();
  expect(answers.length).toBeGreaterThanOrEqual(STARTS_PER_ADDRESS);
  expect(refused?.status).toBe(429);
  expect(await countRows("quiz2_attempts")).toBe(answers.length);
  expect((await postJson("/api/quiz2/start", null)).status).toBe(201);
});
