/// <reference types="vite/types/importMeta.d.ts" />

import { env } from "cloudflare:workers";
import { DAY_MS } from "#app/billing/rules/card-testing.ts";
import { days } from "#app/domain/duration.ts";
import { printReport } from "#app/funnels/life-assessment/server/report/print-report.ts";
import { UNFINISHED_FOR_MS } from "#app/funnels/life-assessment/server/start-attempt.ts";
import { RETENTION } from "#app/privacy/content/retention.ts";
import { retain } from "#app/privacy/server/retain.ts";
import { brand } from "../../tests/fixtures/email-content.ts";
import { createTestDeps } from "../../tests/fixtures/jobs-deps.ts";
import { read, readResults, startAttempt } from "../../tests/fixtures/life-assessment.ts";
import { insertPaidAttempt } from "../../tests/fixtures/paid-attempt.ts";
import { AGING, emptyBucket, retentionAt } from "../../tests/fixtures/retained.ts";
import { readRows } from "../../tests/fixtures/rows.ts";
import { beforeEach, describe, expect, test } from "../../tests/setup/test.ts";
import { fonts } from "./fonts.ts";
import { createHandlers, NIGHTLY } from "./handlers.ts";

beforeEach(async () => {
  await emptyBucket();
});

describe("After the answers of a subscriber are deleted", () => {
  test("results and report stay, the report can be printed again, and the next assessment starts", async () => {
    const attempt = await insertPaidAttempt();
    const { deps } = retentionAt(Date.now() + days(200));
    const press = { ...deps, fonts, brand };
    const key = (await printReport(press, attempt.id)) ?? "";
    const printed = await (await env.FILES.get(key))?.bytes();
    const results = await read(await readResults(attempt));
    expect(results[0]).toBe(200);

    await retain(deps);
    expect(await readRows("select * from quiz2_responses")).toEqual([]);
    // Help, and its texts, that a single answer called for go with the answer. The scores stay.
    const { overall_score, area_scores } = Object(results[1]);
    expect(await read(await readResults(attempt))).toMatchObject([
      200,
      { overall_score, area_scores },
    ]);
    expect(await (await env.FILES.get(key))?.bytes()).toEqual(printed);

    await emptyBucket();
    expect(await printReport(press, attempt.id)).toBe(key);
    expect(await env.FILES.head(key)).not.toBeNull();
    expect((await startAttempt(attempt.cookie)).id).not.toBe(attempt.id);
  });
});

test("An unfinished assessment is offered no longer than it is kept", () => {
  expect(UNFINISHED_FOR_MS).toBeLessThanOrEqual(days(RETENTION.unfinishedAttempts.days));
});

test("The rows counted by the limits against card testing are kept as long as they count", () => {
  expect(DAY_MS).toBe(days(RETENTION.cardTesting.days));
});

describe("The worker's crons", () => {
  const run = async (cron: string) => {
    await AGING.paymentNotices.store(0);
    const { deps: mail } = createTestDeps();
    const { deps: retention } = retentionAt(Date.now());
    const stripe = { log: () => undefined } as never;
    await createHandlers(async () => ({
      mail,
      print: stripe,
      stripe,
      retention,
      erase: stripe,
      health: stripe,
    })).scheduled({
      cron,
    });
    return AGING.paymentNotices.count();
  };

  test("delete old rows in the night's run", async () => {
    expect(await run(NIGHTLY)).toBe(0);
  });

  test("delete none in the minute's run", async () => {
    expect(await run("* * * * *")).toBe(1);
  });

  test("are both configured", () => {
    const config = Object.values(
      import.meta.glob<string>("./wrangler.toml", {
        query: "?raw",
        import: "default",
        eager: true,
      }),
    );
    expect(config[0]).toContain(`crons = ["* * * * *", "${NIGHTLY}"]`);
  });
});
