import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  sqliteView,
  text,
} from "drizzle-orm/sqlite-core";
import { RIGHTS } from "#app/domain/attempt-rights.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import {
  type AnswerLabel,
  type AnswerValue,
  AREAS,
  POLARITIES,
  SUB_DIMENSION_NAMES,
} from "#app/domain/life-areas.ts";
import {
  attemptAge,
  databaseNow,
  foldedEmail,
  hasEmailLength,
  isIntegerFrom,
  isOneOf,
  isUuid,
} from "./column-rules.ts";
import { arePacked } from "./packed-answers.ts";
import {
  areaOfQuestion,
  labelOfValue,
  polarityOfQuestion,
  questionNumbers,
  subDimensionOfQuestion,
} from "./question-columns.ts";
import { assessmentScores, pulseScores } from "./stored-scores.ts";

const genders = ["male", "female"] as const;
const attemptStatuses = ["started", "completed"] as const;

export const quiz2Users = sqliteTable(
  "quiz2_users",
  {
    id: text("id").primaryKey(),
    email: text("email"),
    gender: text("gender", { enum: genders }),
    country: text("country"),
    createdAt: integer("created_at").notNull().default(databaseNow),
    updatedAt: integer("updated_at").notNull().default(databaseNow),
    emailFolded: text("email_folded"),
  },
  (table) => [
    index("quiz2_users_email").on(foldedEmail(table)).where(sql`${table.email} is not null`),
    check("quiz2_users_id_uuid", isUuid(table.id)),
    check("quiz2_users_email_length", hasEmailLength(table.email)),
    check("quiz2_users_gender_known", isOneOf(table.gender, genders)),
  ],
);

export const quiz2Attempts = sqliteTable(
  "quiz2_attempts",
  {
    id: text("id").$type<AttemptId>().primaryKey(),
    userId: text("user_id").references(() => quiz2Users.id, { onDelete: "cascade" }),
    quizKey: text("quiz_key").notNull().default("quiz2"),
    status: text("status", { enum: attemptStatuses }).notNull().default("started"),
    progressCount: integer("progress_count").notNull().default(0),
    startedAt: integer("started_at").notNull().default(databaseNow),
    completedAt: integer("completed_at"),
    timeSpentSeconds: integer("time_spent_seconds").notNull().default(0),
    /** SHA-256 of the secret of the visitor who started it. */
    visitorHash: text("visitor_hash"),
    /** Set by the save that completes all 100 answers, cleared when one of them changes. */
    scores: assessmentScores("scores"),
    /** Version of the statements that it shows; null in uncompleted attempts from an earlier release. */
    bankVersion: text("bank_version"),
    /** When its answers were copied into a new attempt; it is not offered again. */
    continuedAt: integer("continued_at"),
    /** Mailed links carry it. Raised by an address correction and by the owner, to end all earlier links. */
    linkGeneration: integer("link_generation").notNull().default(0),
    /** Version of the notice shown at the start, at `startedAt`; null for attempts of earlier releases. */
    noticeVersion: integer("notice_version"),
    /** A digit or a blank for each statement (`packAnswers`); null without any, and once they are deleted. */
    answers: text("answers"),
    /** When an answer was last chosen or changed. */
    answeredAt: integer("answered_at"),
    /** In `origins`; null: it was not counted. */
    originId: integer("origin_id"),
  },
  (table) => [
    // Also covers completed attempts: a partial index would cost one more row written at completion.
    index("quiz2_attempts_visitor").on(table.visitorHash, table.startedAt),
    // For retention: by the time of start, or of completion.
    index("quiz2_attempts_age").on(table.status, attemptAge(table)),
    // Partial: most attempts never get a user, and an index entry is billed as a row written.
    index("quiz2_attempts_user_id").on(table.userId).where(sql`${table.userId} is not null`),
    check("quiz2_attempts_id_uuid", isUuid(table.id)),
    check("quiz2_attempts_status_known", isOneOf(table.status, attemptStatuses)),
    check("quiz2_attempts_progress_count_range", isIntegerFrom(table.progressCount, 0, 100)),
    check("quiz2_attempts_time_spent_seconds_range", isIntegerFrom(table.timeSpentSeconds, 0)),
    check("quiz2_attempts_link_generation_range", isIntegerFrom(table.linkGeneration, 0)),
    check("quiz2_attempts_answers_packed", arePacked(table.answers)),
  ],
);

/**
 * Further browsers granted access to an attempt by a mailed link, and, once it has gone to the checkout, the browser
 * that started it, so that a browser's subscriptions can be found.
 */
export const quiz2AttemptVisitors = sqliteTable(
  "quiz2_attempt_visitors",
  {
    attemptId: text("attempt_id")
      .$type<AttemptId>()
      .notNull()
      .references(() => quiz2Attempts.id, { onDelete: "cascade" }),
    visitorHash: text("visitor_hash").notNull(),
    grantedAt: integer("granted_at").notNull().default(databaseNow),
    rights: text("rights", { enum: RIGHTS }).notNull().default("reader"),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.visitorHash] }),
    index("quiz2_attempt_visitors_visitor_hash").on(table.visitorHash),
    check("quiz2_attempt_visitors_rights_known", isOneOf(table.rights, RIGHTS)),
  ],
);

/**
 * The answers of `quiz2_attempts`, one per row; read-only. All answers of an attempt have the same time, that of the
 * last change.
 */
export const quiz2Responses = sqliteView("quiz2_responses", {
  id: text("id").notNull(),
  attemptId: text("attempt_id").$type<AttemptId>().notNull(),
  qId: text("q_id").notNull(),
  area: text("area", { enum: AREAS }).notNull(),
  subDimension: text("sub_dimension", { enum: SUB_DIMENSION_NAMES }).notNull(),
  polarity: text("polarity", { enum: POLARITIES }).notNull(),
  value: integer("value").$type<AnswerValue>().notNull(),
  label: text("label").$type<AnswerLabel>().notNull(),
  createdAt: integer("created_at").notNull(),
}).as(
  sql`select quiz2_attempts.id || ':Q' || number as id, quiz2_attempts.id as attempt_id, 'Q' || number as q_id, ${areaOfQuestion} as area, ${subDimensionOfQuestion} as sub_dimension, ${polarityOfQuestion} as polarity, cast(substr(answers, number, 1) as integer) as value, ${labelOfValue} as label, coalesce(answered_at, started_at) as created_at from quiz2_attempts cross join (${questionNumbers}) where substr(answers, number, 1) > ' '`,
);

/**
 * The 20 statements of one area, answered between two attempts. A pulse belongs to the attempt that was the newest at
 * that time, is compared with it, and is deleted with it.
 */
export const quiz2Pulses = sqliteTable(
  "quiz2_pulses",
  {
    id: text("id").primaryKey(),
    attemptId: text("attempt_id")
      .$type<AttemptId>()
      .notNull()
      .references(() => quiz2Attempts.id, { onDelete: "cascade" }),
    area: text("area", { enum: AREAS }).notNull(),
    bankVersion: text("bank_version").notNull(),
    /** A digit for each statement, in the order of the bank. Deleted before the scores. */
    answers: text("answers"),
    scores: pulseScores("scores").notNull(),
    /** 0 if no script counted the time. */
    timeSpentSeconds: integer("time_spent_seconds").notNull().default(0),
    takenAt: integer("taken_at").notNull().default(databaseNow),
  },
  (table) => [
    index("quiz2_pulses_attempt").on(table.attemptId, table.takenAt),
    index("quiz2_pulses_answers").on(table.takenAt).where(sql`${table.answers} is not null`),
    check("quiz2_pulses_id_uuid", isUuid(table.id)),
    check("quiz2_pulses_area_known", isOneOf(table.area, AREAS)),
    check(
      "quiz2_pulses_answers_packed",
      sql`length(${table.answers}) = 20 and ${table.answers} not glob '*[^1-5]*'`,
    ),
    check("quiz2_pulses_time_spent_seconds_range", isIntegerFrom(table.timeSpentSeconds, 0)),
  ],
);
