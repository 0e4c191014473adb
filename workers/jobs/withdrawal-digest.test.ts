import { env } from "cloudflare:workers";
import { days, hours, minutes } from "#app/domain/duration.ts";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import { declareWithdrawal } from "#app/privacy/server/declare-withdrawal.ts";
import { handleBatch } from "../../tests/fixtures/batch.ts";
import { brand, LINK_SECRETS } from "../../tests/fixtures/email-content.ts";
import { createTestDeps } from "../../tests/fixtures/jobs-deps.ts";
import { noPayments } from "../../tests/fixtures/no-payments.ts";
import { openLimits } from "../../tests/fixtures/rate-limits.ts";
import { db, readRows } from "../../tests/fixtures/rows.ts";
import { beforeEach, describe, expect, test } from "../../tests/setup/test.ts";
import { consumeEmails } from "./consume-emails.ts";
import { createEmailWriter } from "./email-writers.ts";
import { sweepOutbox } from "./sweep.ts";

const NOON = Date.UTC(2026, 10, 20, 12);
const MIDNIGHT = Date.UTC(2026, 10, 21);

const write = createEmailWriter({
  db,
  payments: noPayments,
  brand,
  linkSecrets: LINK_SECRETS,
  printReport: async () => "reports/a/report.pdf",
  printOrderReport: async () => null,
});

let world: ReturnType<typeof createTestDeps>;
let declared = 0;
beforeEach(async () => {
  world = createTestDeps({ write });
  world.clock.now = NOON;
});

/** People declare their withdrawals, each from a network and for an address of their own. */
async function declare(people: number): Promise<void> {
  const deps = {
    db,
    clock: () => world.clock.now,
    limits: openLimits,
    linkSecrets: LINK_SECRETS,
    contactEmail: brand.contactEmail,
    enqueueEmails: (ids: string[]) => void world.queued.push(...ids),
  };
  for (let at = 0; at < people; at += 1) {
    declared += 1;
    await declareWithdrawal(
      deps,
      { visitorHash: "v", addressPrefix: `network ${declared}` },
      {
        wish: "withdraw",
        name: "Ada",
        email: `ada${declared}@example.test` as EmailAddress,
        contract: "Order 7777ABCD",
      },
    );
  }
}

/** Runs the cron at a time, and sends what is queued. Returns the mails that the operator gets. */
async function readMailAt(time: number) {
  world.clock.now = time;
  world.sent.length = 0;
  await sweepOutbox(world.deps);
  const messages = world.queued.splice(0).map((jobId) => ({ jobId }));
  await handleBatch((batch) => consumeEmails(world.deps, batch), messages);
  return world.sent.filter(({ to }) => to === brand.contactEmail);
}

describe("P36 Beyond twenty notices a day, the operator reads of the other withdrawals", () => {
  test("in one mail after the day's end", async () => {
    await declare(27);
    const notices = await readMailAt(NOON + minutes(2));
    expect(notices.map(({ text }) => text).join()).not.toContain("Without one");
    expect([notices.length, world.sent.length]).toEqual([20, 47]);
    expect(await readMailAt(MIDNIGHT - 1)).toEqual([]);
    const [digest, ...others] = await readMailAt(MIDNIGHT + minutes(1));
    expect(others).toEqual([]);
    expect(digest?.text).toContain("November 20, 2026");
    expect(digest?.text).toContain("Without one: 7.");
    expect(await readMailAt(MIDNIGHT + hours(1))).toEqual([]);
  });

  test("in a mail for each day", async () => {
    await declare(20);
    expect(await readMailAt(NOON + hours(6))).toHaveLength(20);
    world.clock.now = MIDNIGHT + hours(1);
    await declare(3);
    expect(await readMailAt(MIDNIGHT + hours(2))).toEqual([]);
    const [digest, ...others] = await readMailAt(MIDNIGHT + days(1) + minutes(1));
    expect(others).toEqual([]);
    expect(digest?.text).toContain("November 21, 2026");
    expect(digest?.text).toContain("Without one: 3.");
  });

  test("and of none that is gone by then", async () => {
    await declare(22);
    await readMailAt(NOON + minutes(2));
    await env.DB.exec("delete from withdrawals");
    expect(await readMailAt(MIDNIGHT + minutes(1))).toEqual([]);
    expect(await readRows("select id from email_jobs where kind = 'withdrawal_digest'")).toEqual(
      [],
    );
  });
});
