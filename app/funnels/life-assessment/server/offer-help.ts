import type { Database } from "#app/data/database.ts";
import { findJudgedScores } from "#app/data/quiz2-reports.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { type HelpOffer, offerHelp } from "#app/help/server/find-help.ts";
import { readCountry } from "#app/platform/http/request-headers.ts";
import { type Asked, needsHelp } from "../rules/needs-help.ts";

/** The numbers of the country that the request comes from; null unless the answers ask for them. */
export const offerHelpFor = (request: Request, asked: Asked): HelpOffer | null =>
  needsHelp(asked) ? offerHelp(readCountry(request)) : null;

/** Whether a completed attempt's answers ask for help to be offered first. */
export async function isHelpNeeded(db: Database, attemptId: AttemptId): Promise<boolean> {
  const judged = await findJudgedScores(db, attemptId);
  return judged !== null && needsHelp(judged);
}
