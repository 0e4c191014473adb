import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { Carrier } from "../../tests/fixtures/database-over.ts";
import { createTestDeps } from "../../tests/fixtures/jobs-deps.ts";
import { storeMuch } from "../../tests/fixtures/much-that-needs-nothing.ts";
import { retentionAt } from "../../tests/fixtures/retained.ts";
import { sendThrough } from "../../tests/fixtures/round-trips.ts";
import { emptyTables } from "../../tests/fixtures/rows.ts";
import { createHandlers, NIGHTLY } from "./handlers.ts";

const NOW = Date.UTC(2026, 10, 20, 12);
/** Rows of each kind: far more than a cron may read. */
const ROWS = 2_000;
/** To find nothing, each of a cron's three dozen statements reads one to three rows. */
const LITTLE = 60;

beforeAll(async () => {
  await emptyTables();
  expect(await storeMuch(env.DB, ROWS, NOW)).toBeGreaterThan(50_000);
});

/** Returns how many rows each statement of a cron reads, the most first. */
async function readsOf(cron: string): Promise<{ sql: string; read: number }[]> {
  const reads = new Map<string, number>();
  const meter =
    (straight: Carrier): Carrier =>
    async (statements) => {
      const answers = await straight(statements);
      for (const [at, { sql }] of statements.entries()) {
        reads.set(sql, (reads.get(sql) ?? 0) + (answers[at]?.meta.rows_read ?? 0));
      }
      return answers;
    };
  const { deps: mail, clock } = createTestDeps();
  clock.now = NOW;
  const { deps: retention, logged } = retentionAt(NOW);
  const stripe = {
    ...mail,
    log: (_level: unknown, entry: object) => void logged.push(entry as never),
    payments: { listEvents: async function* () {} },
    stripeQueue: { sendBatch: async () => undefined },
  } as never;
  const health = { ...mail, channels: { webhook: null, heartbeatUrl: null } } as never;
  const ports = { mail, print: stripe, stripe, retention, erase: stripe, health };
  await sendThrough(env.DB, meter, () => createHandlers(async () => ports).scheduled({ cron }));
  expect(logged.filter(({ event }) => event === "failure")).toEqual([]);
  return [...reads].map(([sql, read]) => ({ sql, read })).sort((a, b) => b.read - a.read);
}

const sum = (reads: readonly { read: number }[]) => reads.reduce((all, { read }) => all + read, 0);
const tell = (reads: readonly { sql: string; read: number }[]) =>
  reads.map(({ sql, read }) => `${read}\t${sql.slice(0, 300)}`).join("\n");

test("The weekly mails read only live subscriptions, each once", async () => {
  const reads = await readsOf(NIGHTLY);
  const [first, ...others] = reads;
  expect(first?.sql).toContain('from "quiz2_subscriptions"');
  // For each, its index entry and its row.
  expect(first?.read, first?.sql).toBeLessThanOrEqual(ROWS * 2 + LITTLE);
  expect(sum(others), tell(others)).toBeLessThan(LITTLE);
});

test.each([
  ["the full hour", "* * * * *"],
  ["night", NIGHTLY],
])("At %s the cron reads no rows that need nothing", async (_when, cron) => {
  await env.DB.prepare("update job_runs set succeeded_at = iif(name = 'weekly_mails', ?, null)")
    .bind(NOW)
    .run();
  const reads = await readsOf(cron);
  expect(reads.length).toBeGreaterThan(10);
  expect(sum(reads), tell(reads)).toBeLessThan(LITTLE);
});
