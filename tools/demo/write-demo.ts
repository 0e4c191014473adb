import { spanUntil, utcDayOf } from "../../app/domain/day-span.ts";
import { DEMO_ADDRESS, DEMO_ID, listRows } from "./demo-rows.ts";
import { listDeskRows } from "./desk-rows.ts";
import { generateTraffic, type Plan } from "./traffic.ts";
import { writeInserts } from "./write-inserts.ts";

const HISTORY_DAYS = 130;
const BUSY_VISITS = 10_000;

/** Months of usual traffic; yesterday and today have 10,000 visits a day, as after a campaign. */
function planVisits(nowMs: number): Plan["visits"] {
  const today = utcDayOf(nowMs);
  const { first } = spanUntil(today, HISTORY_DAYS);
  return Array.from({ length: HISTORY_DAYS }, (_, at) => {
    const day = first + at;
    // Day 2 after 1 January 1970 was a Saturday.
    const isWeekend = day % 7 === 2 || day % 7 === 3;
    const usual = 500 + 5 * at + (isWeekend ? -150 : 0);
    return { day, count: day >= today - 1 ? BUSY_VISITS : usual };
  });
}

const OF_DEMO = `like '${DEMO_ID}%'`;
const HAS_ADDRESS = `email like '${DEMO_ADDRESS}%@example.test'`;
const HAS_CAMPAIGN = "(campaign = 'demo' or campaign like 'demo-%')";

/** Removes what an earlier run has left, children first, even if it was changed since. */
const REMOVALS = [
  `delete from reviews where order_id ${OF_DEMO} or attempt_id ${OF_DEMO}`,
  `delete from email_jobs where id ${OF_DEMO} or ${HAS_ADDRESS}`,
  `delete from mail_suppressions where recipient like '${DEMO_ADDRESS}%'`,
  `delete from waitlist_signups where ${HAS_ADDRESS}`,
  "delete from charges where id like 'ch_demo_%'",
  `delete from orders where id ${OF_DEMO}`,
  `delete from quiz2_attempts where id ${OF_DEMO}`,
  `delete from quiz2_users where id ${OF_DEMO}`,
  `delete from funnel_counts where ${HAS_CAMPAIGN}`,
  `delete from origins where ${HAS_CAMPAIGN}`,
];

/** SQL that leaves exactly the demonstration data of this moment, beside whatever else is there. */
export function writeDemo(nowMs: number): readonly string[] {
  const traffic = generateTraffic({ nowMs, visits: planVisits(nowMs) });
  const rows = { ...listRows(traffic, nowMs), ...listDeskRows(traffic, nowMs) };
  return [
    ...REMOVALS,
    ...Object.entries(rows).flatMap(([table, ofTable]) => writeInserts(table, ofTable)),
  ];
}
