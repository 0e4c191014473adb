import { readHealth } from "#app/data/alarms.ts";
import { noteJobSuccess } from "#app/data/standing-data.ts";
import { days, hours, minutes } from "#app/domain/duration.ts";
import { queueWeeklyMails } from "#app/funnels/life-assessment/server/queue-weeks.ts";
import { healthTimes, judge } from "#app/health/rules/judge.ts";
import { retain } from "#app/privacy/server/retain.ts";
import { retentionAt } from "../../tests/fixtures/retained.ts";
import { db } from "../../tests/fixtures/rows.ts";
import { describe, expect, test } from "../../tests/setup/test.ts";

const MIDNIGHT = Date.UTC(2026, 10, 20);
const JOBS = ["retention", "weekly_mails"];

/** Leaves the two jobs as the migrations do. */
const deploy = async (at: number) => {
  for (const job of JOBS) await noteJobSuccess(db, job, at);
};
const listFaults = async (now: number) => {
  const { health } = await readHealth(db, healthTimes(now));
  return judge(health, now).map(({ name }) => name);
};

test("P46 A nightly job that never succeeded becomes late like one that stopped succeeding", async () => {
  await deploy(MIDNIGHT);
  expect(await listFaults(MIDNIGHT + hours(26))).toEqual([]);
  expect(await listFaults(MIDNIGHT + hours(26) + 1)).toEqual([
    "retention_late",
    "weekly_mails_late",
  ]);
});

describe("P46 Neither is late if each night succeeds and the first deployment was at", () => {
  test.each(Array.from({ length: 24 }, (_, hour) => hour))("%i:30", async (hour) => {
    const deployedAt = MIDNIGHT + hours(hour) + minutes(30);
    await deploy(deployedAt);
    for (let now = MIDNIGHT + minutes(17); now < MIDNIGHT + days(3); now += hours(1)) {
      if (now < deployedAt) continue;
      const nightHour = new Date(now).getUTCHours();
      if (nightHour >= 1 && nightHour <= 6) {
        const { deps } = retentionAt(now);
        await retain(deps);
        await queueWeeklyMails(deps);
      }
      expect(await listFaults(now + minutes(59))).toEqual([]);
    }
  });
});
