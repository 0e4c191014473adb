import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createDatabase } from "#app/data/database.ts";
import { loadHealth } from "#app/owner/server/load-desk.ts";
import { createTestDeps } from "../../tests/fixtures/jobs-deps.ts";
import { retentionAt } from "../../tests/fixtures/retained.ts";
import { emptyTables } from "../../tests/fixtures/rows.ts";
import { createHandlers, NIGHTLY } from "./handlers.ts";

const NOON = Date.UTC(2026, 10, 20, 12);

test("The console shows when each job last succeeded", async () => {
  await emptyTables();
  const { deps: mail, clock } = createTestDeps();
  clock.now = NOON;
  const { deps: retention } = retentionAt(NOON);
  const payments = { listEvents: async function* () {} };
  const channels = { webhook: null, heartbeatUrl: null };
  const other = { ...mail, payments, channels, stripeQueue: { sendBatch: async () => undefined } };
  const ports = { mail, print: other, stripe: other, retention, erase: other, health: other };
  const { scheduled } = createHandlers(async () => ports as never);
  await scheduled({ cron: "* * * * *" });
  await scheduled({ cron: NIGHTLY });
  const { tables } = await loadHealth(createDatabase(env.DB), NOON);
  const jobs = tables.find(({ id }) => id === "jobs")?.rows ?? [];
  expect(jobs.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      "renewal reminders",
      "review requests",
      "count completed",
      "retention",
    ]),
  );
  expect(jobs.filter(([, at]) => at === null)).toEqual([]);
});
