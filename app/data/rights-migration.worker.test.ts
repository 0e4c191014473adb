import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { insertRow, readRows } from "../../tests/fixtures/stored-rows.ts";

const PAID = "11111111-1111-4111-8111-111111111111";
const UNPAID = "22222222-2222-4222-8222-222222222222";
const TIME = 1_790_000_000_000;
const indexOf = (name: string) =>
  env.TEST_MIGRATIONS.findIndex((migration) => migration.name.endsWith(name));

beforeAll(async () => {
  const at = indexOf("_rights.sql");
  await applyD1Migrations(env.MIGRATED, env.TEST_MIGRATIONS.slice(0, at));
  for (const [id, visitor_hash] of [
    [PAID, "the phone"],
    [UNPAID, "a tablet"],
  ] as const) {
    await insertRow(env.MIGRATED, "quiz2_attempts", { id, visitor_hash });
    const grant = { attempt_id: id, visitor_hash: "the desktop", granted_at: TIME };
    await insertRow(env.MIGRATED, "quiz2_attempt_visitors", grant);
  }
  // A starter who opened the mailed link too.
  const own = { attempt_id: PAID, visitor_hash: "the phone", granted_at: TIME };
  await insertRow(env.MIGRATED, "quiz2_attempt_visitors", own);
  await insertRow(env.MIGRATED, "quiz2_subscriptions", {
    ...{ attempt_id: PAID, visitor_hash: "the desktop", email: "Ada@Example.test" },
    ...{ status: "trialing", trial_start: TIME, consented_at: TIME },
  });
  await applyD1Migrations(env.MIGRATED, env.TEST_MIGRATIONS.slice(0, at + 1));
});

test("A standing grant becomes a reader's, and the starter of a bought attempt its owner", async () => {
  const grants = await readRows(
    env.MIGRATED,
    "select attempt_id, visitor_hash, rights from quiz2_attempt_visitors order by attempt_id, visitor_hash",
  );
  expect(grants).toEqual([
    { attempt_id: PAID, visitor_hash: "the desktop", rights: "reader" },
    { attempt_id: PAID, visitor_hash: "the phone", rights: "owner" },
    { attempt_id: UNPAID, visitor_hash: "the desktop", rights: "reader" },
  ]);
});

test("A standing trial counts as sold, to this mailbox, and its links stay valid", async () => {
  expect(
    await readRows(
      env.MIGRATED,
      `select offer, first_trial_at, mailbox, quiz2_subscriptions.visitor_hash, link_generation
       from quiz2_subscriptions join quiz2_attempts on quiz2_attempts.id = attempt_id`,
    ),
  ).toEqual([
    {
      ...{ offer: "trial", first_trial_at: TIME, mailbox: "ada@example.test" },
      ...{ visitor_hash: "the desktop", link_generation: 0 },
    },
  ]);
});
