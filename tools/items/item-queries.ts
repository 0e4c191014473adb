import { days } from "../../app/domain/duration.ts";
import { KEPT_DAYS } from "../../app/domain/personal-data.ts";
import { QUESTIONS_PER_STEP, STEP_COUNT } from "../../app/funnels/life-assessment/rules/steps.ts";

/** A visitor who has done nothing for this long has left. */
const LEFT_AFTER_MS = days(1);

/** Queries for the sums of answers, and for those that wait, for one run of wrangler. */
export const SUMS_SQL = "select bank_version, country, people, sums from item_sums";

export const WAITING_SQL = `select a.bank_version, count(*) as people from item_consents c
  join quiz2_attempts a on a.id = c.attempt_id
  where c.is_usable = 1 and c.is_counted = 0 and a.bank_version is not null group by 1`;

/**
 * Where people stopped in the assessments started in the last thirty days, which is how long unfinished ones are kept.
 * One that was continued in a new assessment counts there. -1: completed.
 */
export const writeDropOutSql = (nowMs: number): string =>
  `select bank_version, pages, count(*) as people from (
    select a.bank_version, case when a.status = 'completed' then -1 else
      length(replace(coalesce(a.answers, ''), ' ', '')) / ${QUESTIONS_PER_STEP} end as pages
    from quiz2_attempts a
    where a.started_at between ${nowMs - days(KEPT_DAYS.unfinishedAttempts)} and ${nowMs - LEFT_AFTER_MS}
      and a.continued_at is null and a.bank_version is not null
  ) group by 1, 2 order by 1, 2`;

/** How long a page took those who completed in the same period; an attempt has one time for all of its pages. */
export const writePaceSql = (nowMs: number): string =>
  `select bank_version, time_spent_seconds / ${STEP_COUNT} as seconds, count(*) as people from quiz2_attempts
    where status = 'completed' and started_at between ${nowMs - days(KEPT_DAYS.unfinishedAttempts)} and ${nowMs - LEFT_AFTER_MS}
      and time_spent_seconds > 0 and bank_version is not null
    group by 1, 2 order by 1, 2`;
