/// <reference types="vite/types/importMeta.d.ts" />

import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { AttemptId } from "#app/domain/ids.ts";
import type { AssessmentScores } from "#app/domain/life-areas.ts";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import { healthTimes } from "#app/health/rules/judge.ts";
import { consoleQueries } from "../../tests/fixtures/console-queries.ts";
import { ORDER, orderQueries, VISIT } from "../../tests/fixtures/order-queries.ts";
import { ownerQueries } from "../../tests/fixtures/owner-queries.ts";
import { personQueries } from "../../tests/fixtures/person-queries.ts";
import { findScans, type QueryRuns, recordQueries } from "../../tests/fixtures/query-plans.ts";
import { retentionQueries } from "../../tests/fixtures/retention-queries.ts";
import { trialQueries } from "../../tests/fixtures/trial-queries.ts";
import { useQueries } from "../../tests/fixtures/use-queries.ts";
import {
  checkDatabase,
  noteReported,
  queueAlarmMails,
  raiseAlarm,
  readHealth,
  storeAlarms,
} from "./alarms.ts";
import { createDatabase } from "./database.ts";
import {
  claimEmailJob,
  insertEmailJob,
  listDueEmailJobs,
  markEmailFailed,
  markEmailForRetry,
  markEmailSent,
  notePayload,
  putOffEmail,
  withdrawEmailJob,
} from "./email-jobs.ts";
import { findExitOfferEnd, holdExitOffer } from "./exit-offers.ts";
import { failDeadEmailJob, replayFailedEmailJobs } from "./failed-emails.ts";
import {
  countInDatabase,
  countOwnStep,
  countStep,
  insertOrigin,
  originOf,
} from "./funnel-counts.ts";
import { suppressMailboxes, suppressRecipients } from "./mail-suppressions.ts";
import {
  findQuizReader,
  findSubmittedArchetype,
  stopResultMails,
  upsertQuizSubmission,
} from "./quiz-submissions.ts";
import {
  completeStartedAttempt,
  findAttempt,
  insertAttempt,
  selectAttempt,
} from "./quiz2-attempts.ts";
import { readAnswers, resumeAnswers, upsertAnswers } from "./quiz2-responses.ts";
import { captureUserEmail } from "./quiz2-users.ts";
import {
  findReview,
  isStillPaid,
  listPublishedReviews,
  listPurchasesToReview,
  stopReviewRequests,
  storeReview,
} from "./reviews.ts";
import { emailJobs } from "./schema.ts";
import { readCounter } from "./standing-data.ts";
import {
  confirmWaitlistSignup,
  countWaitlistSignups,
  deleteWaitlistSignup,
  findWaitlistSignup,
  forgetUnconfirmedSignups,
  insertWaitlistSignup,
} from "./waitlist-signups.ts";

const JOB_ID = "44444444-4444-4444-8444-444444444444";
const ATTEMPT = { id: "22222222-2222-4222-8222-222222222222" as AttemptId, visitorHash: "a hash" };
const UNFINISHED_ID = "33333333-3333-4333-8333-333333333333" as AttemptId;
const NOW = 1_790_000_000_000;
const answers = new Map(Array.from({ length: 100 }, (_, at) => [at + 1, 3] as const));
const scores = { overall: 50, subDimensions: {} } as AssessmentScores;
const CLAIM = { id: JOB_ID, attempts: 1 };
const FAULT = { name: "mail_late", detail: "It is late." } as const;
/** Every query of this folder, run once. */
const runs: QueryRuns = {
  ...trialQueries,
  ...personQueries,
  ...orderQueries,
  ...ownerQueries,
  insertWaitlistSignup: (db) =>
    insertWaitlistSignup(db, {
      email: "ada@example.test" as EmailAddress,
      source: "direct",
      signedUpAt: 1_790_000_000_000,
      confirmBy: 1_790_000_000_001,
      places: 1_000,
      jobId: JOB_ID,
      recipient: "a hash",
    }),
  confirmWaitlistSignup: (db) =>
    confirmWaitlistSignup(
      db,
      { id: 7, signedUpAt: NOW },
      { places: 1_000, confirmedAt: NOW, welcomeJobId: JOB_ID },
    ),
  forgetUnconfirmedSignups: async (db) => forgetUnconfirmedSignups(db, NOW),
  findWaitlistSignup: (db) => findWaitlistSignup(db, { id: 7, signedUpAt: NOW }),
  deleteWaitlistSignup: (db) => {
    const left = { leftAt: NOW, kinds: ["waitlist_welcome"] as const };
    return deleteWaitlistSignup(db, { id: 7, signedUpAt: NOW }, left);
  },
  countWaitlistSignups,
  countInDatabase: (db) => countInDatabase(db)(VISIT, ["quiz2.seen"]),
  countStep: async (db) => countStep(db, VISIT, ["quiz2", "start"]),
  insertOrigin: async (db) => insertOrigin(db, VISIT),
  originOf: (db) => db.all(sql`select ${originOf(VISIT)} as id`),
  countOwnStep: async (db) => {
    const from = sql`(select origin_id from quiz2_attempts where id = ${ATTEMPT.id})`;
    const step = { funnel: "quiz2", step: "completed", day: 1 } as const;
    await countOwnStep(db, { ...step, from, condition: sql`true` });
  },
  readHealth: (db) => readHealth(db, healthTimes(NOW)),
  raiseAlarm: async (db) => raiseAlarm(db, FAULT, NOW),
  storeAlarms: (db) => storeAlarms(db, { faults: [FAULT], ended: ["no_starts"], now: NOW }),
  queueAlarmMails: (db) =>
    queueAlarmMails(db, [
      {
        id: "44444444-4444-4444-8444-444444444445",
        kind: "alarm",
        dedupeKey: "an alarm",
        createdAt: NOW,
        email: "ada@example.test" as EmailAddress,
        recipient: "a hash",
        payload: { ...FAULT, since: NOW, overAt: null },
      },
    ]),
  checkDatabase,
  suppressMailboxes: (db) =>
    suppressMailboxes(db, { recipients: ["a hash"], trouble: "bounced", at: NOW }),
  putOffEmail: (db) => putOffEmail(db, CLAIM, { tryAt: NOW, reason: "provider 429" }),
  noteReported: (db) =>
    noteReported(db, { ...FAULT, since: NOW, seenAt: NOW, reportedAt: null, overAt: null }, NOW),
  isStillPaid: async (db) => {
    await isStillPaid(db, { kind: "order", id: ORDER.id });
    await isStillPaid(db, { kind: "attempt", id: ATTEMPT.id });
  },
  findReview: async (db) => {
    await findReview(db, { kind: "order", id: ORDER.id });
    await findReview(db, { kind: "attempt", id: ATTEMPT.id });
  },
  storeReview: async (db) => {
    const review = { id: JOB_ID, rating: 5, text: "It helped.", firstName: "Ada", writtenAt: NOW };
    await storeReview(db, { kind: "order", id: ORDER.id }, review).catch(() => null);
  },
  listPublishedReviews: async (db) => {
    await listPublishedReviews(db, "dating_bundle", 6);
    await listPublishedReviews(db, "life_assessment", 6);
  },
  listPurchasesToReview: (db) => listPurchasesToReview(db, { after: 1, until: 2, now: 3 }, 10),
  stopReviewRequests: (db) => stopReviewRequests(db, "a cause", NOW),
  holdExitOffer: (db) => holdExitOffer(db, { visitorHash: "a hash", endsAt: NOW }),
  findExitOfferEnd: (db) => findExitOfferEnd(db, "a hash"),
  upsertQuizSubmission: (db) =>
    upsertQuizSubmission(
      db,
      {
        visitorHash: "a hash",
        name: null,
        email: "ada@example.test" as EmailAddress,
        age: "25–34",
        gender: "female",
        archetype: "echo",
        submittedAt: NOW,
        noticeVersion: 1,
      },
      {
        id: ORDER.id,
        kind: "dating_result",
        payload: { archetype: "echo" },
        email: "ada@example.test" as EmailAddress,
        recipient: "a hash",
        dedupeKey: "a result",
        createdAt: NOW,
      },
      VISIT,
    ),
  suppressRecipients: async (db) => suppressRecipients(db, eq(emailJobs.id, ORDER.id), NOW),
  stopResultMails: (db) => stopResultMails(db, ORDER.id, NOW),
  readCounter: (db) => readCounter(db, "completed_attempts"),
  findSubmittedArchetype: (db) => findSubmittedArchetype(db, "ada@example.test"),
  findQuizReader: (db) => findQuizReader(db, "a hash"),
  ...retentionQueries,
  ...consoleQueries,
  ...useQueries,
  insertEmailJob: async (db) => {
    const to = { email: "ada@example.test" as EmailAddress, recipient: "a hash", createdAt: NOW };
    await insertEmailJob(db, {
      id: "55555555-5555-4555-8555-555555555555",
      dedupeKey: "a cause",
      ...to,
      kind: "waitlist_welcome",
      payload: { id: 7, signedUpAt: NOW },
    });
    await insertEmailJob(db, {
      id: "88888888-8888-4888-8888-888888888888",
      dedupeKey: "another",
      ...to,
      kind: "subscription_cancelled",
      payload: { accessEnd: NOW, canceledAt: NOW },
    });
  },
  claimEmailJob: (db) => claimEmailJob(db, JOB_ID, { now: 1, leaseEndsAt: 2 }),
  markEmailSent: async (db) => {
    for (const kind of ["waitlist_welcome", "withdrawal_notice"] as const) {
      await markEmailSent(db, { id: JOB_ID, kind }, 1);
    }
  },
  notePayload: (db) => notePayload(db, JOB_ID, "a key"),
  markEmailForRetry: (db) => markEmailForRetry(db, CLAIM, { tryAt: 1, reason: "busy" }),
  markEmailFailed: (db) => markEmailFailed(db, CLAIM, { failedAt: 1, reason: "refused" }),
  withdrawEmailJob: (db) => withdrawEmailJob(db, CLAIM),
  failDeadEmailJob: (db) => failDeadEmailJob(db, JOB_ID, 1, "given up"),
  listDueEmailJobs: (db) => listDueEmailJobs(db, 1, 10),
  replayFailedEmailJobs: async (db) => replayFailedEmailJobs(db, NOW),
  insertAttempt: (db) =>
    insertAttempt(db, { ...ATTEMPT, startedAt: NOW, noticeVersion: 1, bankVersion: "1" }, NOW - 1),
  selectAttempt: async (db) => selectAttempt(db, ATTEMPT, "answer"),
  findAttempt: (db) => findAttempt(db, ATTEMPT),
  completeStartedAttempt: async (db) => {
    const times = { completedAt: NOW, timeSpentSeconds: 300 };
    await completeStartedAttempt(db, ATTEMPT, times);
    await completeStartedAttempt(db, ATTEMPT, { ...times, scored: { scores, answers } });
  },
  upsertAnswers: (db) =>
    upsertAnswers(db, ATTEMPT, { answers, savedAt: NOW, progressCount: 100, scores }),
  readAnswers: (db) => readAnswers(db, ATTEMPT.id),
  resumeAnswers: (db) => resumeAnswers(db, ATTEMPT, UNFINISHED_ID, NOW),
  captureUserEmail: (db) =>
    captureUserEmail(db, ATTEMPT, {
      email: "ada@example.test" as EmailAddress,
      capturedAt: NOW,
      job: {
        id: "66666666-6666-4666-8666-666666666666",
        attemptId: ATTEMPT.id,
        email: "ada@example.test" as EmailAddress,
        recipient: "a hash",
        kind: "quiz2_preview",
        payload: {},
        dedupeKey: "another cause",
        createdAt: NOW,
      },
    }),
};

const queryFiles = import.meta.glob<Record<string, unknown>>(
  ["./*.ts", "!./*.test.ts", "!./schema.ts", "!./database.ts"],
  { eager: true },
);

test("Every function of every query file is in the list above", () => {
  const exported = Object.values(queryFiles).flatMap((file) => Object.keys(file));
  expect(Object.keys(runs).toSorted()).toEqual(exported.toSorted());
});

describe("No query reads a growing table from end to end", () => {
  test.each(Object.entries(runs))("%s", async (_name, run) => {
    const queries = await recordQueries(env.DB, (recorded) => run(createDatabase(recorded)));
    expect(queries).not.toEqual([]);
    for (const query of queries) expect(await findScans(env.DB, query), query.sql).toEqual([]);
  });
});

test.each([
  ["SCAN quiz2_attempts", "select scores from quiz2_attempts order by started_at"],
  ["SEARCH quiz2_attempts USING PRIMARY KEY", "select max(time_spent_seconds) from quiz2_attempts"],
  [
    "SEARCH quiz2_attempts USING INDEX quiz2_attempts_age (status=?)",
    "select scores from quiz2_attempts where status = 'completed'",
  ],
  ["SCAN a", "select a.id from quiz2_attempts a where a.progress_count = 7"],
  [
    "SCAN waitlist_signups USING COVERING INDEX waitlist_signups_email_unique",
    "select count(*) from waitlist_signups",
  ],
])("A query that reads a whole table is detected: %s", async (scan, sql) => {
  expect(await findScans(env.DB, { sql, params: [] })).toEqual([scan]);
});
