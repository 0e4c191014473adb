import type { Database } from "#app/data/database.ts";
import { type Group, listWaiting, readWaiting, storeSums } from "#app/data/item-sums.ts";
import { days } from "#app/domain/duration.ts";
import { KEPT_DAYS } from "#app/domain/personal-data.ts";
import type { Clock } from "#app/platform/clock.ts";
import { describeError, type Log } from "#app/platform/log.ts";
import { addSums, NO_SUMS, sumAnswers } from "../rules/items/answer-sums.ts";
import { chooseGroups, LEAST_GROUP, PATIENCE_MS } from "../rules/items/choose-groups.ts";
import { ELSEWHERE } from "../rules/items/country-differences.ts";
import { toBankVersion } from "../rules/report/statements-of.ts";

type Deps = { readonly db: Database; readonly clock: Clock; readonly log: Log };

/** For each group, in one of several runs a night. */
const MOST_PEOPLE = 200;
/** Each group takes four of the thousand queries that D1 allows. */
const MOST_GROUPS = 20;

/**
 * Adds the answers to the sums if their owners agreed to it (docs/decisions/0031). Idempotent: nobody is counted twice,
 * and the next run finishes an interrupted one. Never throws.
 */
export async function countAnswers({ db, clock, log }: Deps): Promise<void> {
  try {
    const now = clock();
    const since = now - days(KEPT_DAYS.answers);
    const patientBefore = now - PATIENCE_MS;
    const waiting = await listWaiting(db, { since, before: patientBefore });
    const groups = chooseGroups(waiting).slice(0, MOST_GROUPS);
    let count = 0;
    for (const group of groups) {
      const before = group.country === ELSEWHERE ? patientBefore : now;
      count += await countGroup(db, { ...group, since, before });
    }
    log("info", { event: "count_answers", count });
  } catch (error) {
    log("error", { event: "failure", kind: "count_answers", ...describeError(error) });
  }
}

/** Returns how many people were counted. */
async function countGroup(db: Database, group: Group): Promise<number> {
  if (toBankVersion(group.bankVersion) === null) return 0;
  const { attempts, sums: before } = await readWaiting(db, group, MOST_PEOPLE);
  if (attempts.length < LEAST_GROUP) return 0;
  const isStored = await storeSums(db, {
    ...group,
    ids: attempts.map(({ id }) => id),
    peopleBefore: before?.people ?? 0,
    sums: addSums(before ?? NO_SUMS, sumAnswers(attempts.map(({ answers }) => answers))),
  });
  return isStored ? attempts.length : 0;
}
