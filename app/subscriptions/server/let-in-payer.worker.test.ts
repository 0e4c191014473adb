import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { createDatabase } from "#app/data/database.ts";
import { grantReading } from "#app/data/quiz2-rights.ts";
import { MOST_PAYERS } from "#app/domain/attempt-rights.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import * as rows from "../../../tests/fixtures/rows.ts";
import { letInPayer } from "./let-in-payer.ts";

const queued: string[] = [];
const deps = {
  db: createDatabase(env.DB),
  clock: () => 1_790_000_000_000,
  enqueueEmails: (jobIds: string[]) => void queued.push(...jobIds),
};
const bought = { email: "ada@example.test", consentedAt: 1 };
const grantOf = (visitorHash: string, generation = 0) => ({
  id: rows.ATTEMPT_ID as AttemptId,
  visitorHash,
  generation,
});
const letIn = (browser: string) => letInPayer(deps, grantOf(browser), bought);
const readRights = () =>
  rows.readRows<{ rights: string; browsers: number }>(
    "select rights, count(*) as browsers from quiz2_attempt_visitors group by rights order by rights",
  );
const readNotices = () =>
  rows.readRows<{ id: string; email: string }>(
    "select id, email from email_jobs where kind = 'browser_added'",
  );

beforeEach(async () => {
  queued.length = 0;
  await rows.emptyTables();
  await rows.insertAttempt();
});

test("P29 Links let in five payers, each told to the subscription's address, and then only readers", async () => {
  const found = [];
  for (let browser = 1; browser <= MOST_PAYERS + 2; browser += 1) {
    found.push(await letIn(`browser ${browser}`));
  }
  expect(found).toEqual([true, true, true, true, true, false, false]);
  expect(await readRights()).toEqual([
    { rights: "payer", browsers: 5 },
    { rights: "reader", browsers: 2 },
  ]);
  const notices = await readNotices();
  expect(notices.map(({ email }) => email)).toEqual(Array(5).fill("ada@example.test"));
  expect(queued.toSorted()).toEqual(notices.map(({ id }) => id).toSorted());
});

test("A browser that is a payer already is told of once, even when it comes twice at a time", async () => {
  expect(await Promise.all([letIn("phone"), letIn("phone"), letIn("phone")])).toEqual([
    true,
    true,
    true,
  ]);
  expect(await readNotices()).toHaveLength(1);
});

test("A reader becomes a payer, and a link that was ended lets nobody in", async () => {
  await grantReading(deps.db, grantOf("laptop"), 1);
  expect(await letIn("laptop")).toBe(true);
  expect(await readRights()).toEqual([{ rights: "payer", browsers: 1 }]);
  expect(await letInPayer(deps, grantOf("other", 7), bought)).toBeNull();
  expect(await readNotices()).toHaveLength(1);
});
