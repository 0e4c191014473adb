import { describe, expect, test } from "vitest";
import { ALARMS, type AlarmName, type Health } from "#app/domain/alarms.ts";
import { days, hours, minutes } from "#app/domain/duration.ts";
import { findEnded, isUnreported, judge } from "./judge.ts";

const NOW = Date.UTC(2026, 10, 20, 12);
const WELL: Health = {
  mailWaitsSince: NOW + days(1),
  lastMailSentAt: NOW - minutes(1),
  mailsFailed: 5,
  oldestSyncDueAt: null,
  syncsFailing: 0,
  stripeAnsweredAt: NOW - minutes(10),
  ordersUnclosed: 0,
  ordersWithoutAddress: 0,
  retainedAt: NOW - hours(26),
  weeksQueuedAt: NOW - hours(26),
  cardsTestedAt: NOW - minutes(10),
  startsAWeekAgo: 19,
  databaseBytes: 7e9,
  stripeRefusedAt: null,
  mailRefusedAt: null,
};

/** Raised by the sync that finds it, not judged from figures. */
const OF_SYNCS = "payment_without_order";
type Judged = Exclude<AlarmName, typeof OF_SYNCS>;
const JUDGED = ALARMS.filter((name): name is Judged => name !== OF_SYNCS);

/** For each alarm: figures just past its limit, figures just within it, and what its detail says. */
const edges: Record<Judged, [wrong: Partial<Health>, well: Partial<Health>, told: RegExp]> = {
  mail_late: [
    { mailWaitsSince: NOW - minutes(15) - 1 },
    { mailWaitsSince: NOW - minutes(15) },
    /15 minutes/,
  ],
  mail_failed: [{ mailsFailed: 6 }, { mailsFailed: 5 }, /^6 mails/],
  mail_key: [
    { mailRefusedAt: NOW, lastMailSentAt: NOW - 1 },
    { mailRefusedAt: NOW, lastMailSentAt: NOW },
    /provider refuses/,
  ],
  syncs_behind: [
    { oldestSyncDueAt: NOW - minutes(10) - 1 },
    { oldestSyncDueAt: NOW - minutes(10) },
    /10 minutes/,
  ],
  sync_failing: [{ syncsFailing: 1 }, { syncsFailing: 0 }, /: 1\.$/],
  stripe_silent: [
    { stripeAnsweredAt: NOW - minutes(10) - 1 },
    { stripeAnsweredAt: NOW - minutes(10) },
    /10 minutes ago/,
  ],
  stripe_key: [
    { stripeRefusedAt: NOW, stripeAnsweredAt: NOW - 1 },
    { stripeRefusedAt: NOW, stripeAnsweredAt: NOW },
    /secret key/,
  ],
  orders_unclosed: [{ ordersUnclosed: 100 }, { ordersUnclosed: 0 }, /: 100 or more\.$/],
  orders_without_address: [{ ordersWithoutAddress: 2 }, { ordersWithoutAddress: 0 }, /: 2\.$/],
  database_full: [{ databaseBytes: 7e9 + 1 }, { databaseBytes: 7e9 }, /7\.0 GB/],
  retention_late: [
    { retainedAt: NOW - hours(26) - 1 },
    { retainedAt: NOW - hours(26) },
    /26 hours ago/,
  ],
  weekly_mails_late: [
    { weeksQueuedAt: NOW - hours(26) - 1 },
    { weeksQueuedAt: NOW - hours(26) },
    /26 hours ago/,
  ],
  no_starts: [{ startsAWeekAgo: 20 }, { startsAWeekAgo: 19 }, /a week ago 20 did/],
  card_testing: [
    { cardsTestedAt: NOW - minutes(10) + 1 },
    { cardsTestedAt: NOW - minutes(10) },
    /further step/,
  ],
};

describe("P46 A fault is reported just past its limit:", () => {
  test.each(JUDGED)("%s", (name) => {
    const [wrong, well, told] = edges[name];
    expect(judge({ ...WELL, ...well }, NOW)).toEqual([]);
    expect(judge({ ...WELL, ...wrong }, NOW)).toEqual([
      { name, detail: expect.stringMatching(told) },
    ]);
  });

  test("what was never recorded is not a fault", () => {
    const empty = { mailWaitsSince: null, lastMailSentAt: null, stripeAnsweredAt: null };
    const nothing = { ...empty, retainedAt: null, cardsTestedAt: null, startsAWeekAgo: null };
    expect(judge({ ...WELL, ...nothing, weeksQueuedAt: null }, NOW)).toEqual([]);
  });

  test("simultaneous faults are all reported", () => {
    const wrong = Object.assign({}, WELL, ...JUDGED.map((name) => edges[name][0]));
    const stripe = { stripeRefusedAt: NOW, stripeAnsweredAt: NOW - minutes(11) };
    const names = judge({ ...wrong, ...stripe }, NOW).map(({ name }) => name);
    expect(names.toSorted()).toEqual([...JUDGED].toSorted());
  });
});

describe("P46 An alarm", () => {
  const alarm = { name: "mail_late" as const, seenAt: NOW, reportedAt: NOW, overAt: null };
  const gone = { ...alarm, seenAt: NOW - minutes(10) };

  test("is over when its fault has been gone for ten minutes", () => {
    expect(findEnded([gone], [], NOW)).toEqual(["mail_late"]);
    expect(findEnded([{ ...gone, seenAt: gone.seenAt + 1 }], [], NOW)).toEqual([]);
    expect(findEnded([gone], [{ name: "mail_late", detail: "It is back." }], NOW)).toEqual([]);
    expect(findEnded([{ ...gone, overAt: NOW - 1 }], [], NOW)).toEqual([]);
  });

  test("is reported when it begins and when it is over", () => {
    const toldAndOver = { ...alarm, overAt: NOW - 1, reportedAt: NOW - 2 };
    const rows = [
      { ...alarm, reportedAt: null },
      alarm,
      toldAndOver,
      { ...toldAndOver, reportedAt: NOW },
    ];
    expect(rows.map(isUnreported)).toEqual([true, false, true, false]);
  });
});
