import { type PlanSeries, suppressPlanMails } from "#app/data/daily-mails.ts";
import type { Database } from "#app/data/database.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import type { Clock } from "#app/platform/clock.ts";
import { type LinkSecrets, readLink } from "#app/platform/signed-link.ts";
import { stopPlanMails } from "../content/plan-mails.ts";

type LinkDeps = { clock: Clock; linkSecrets: LinkSecrets };

const PURPOSES = { plan_day: "stop_daily_mails", plan_week: "stop_weekly_mails" } as const;

/** Whether an unsubscribe link of this series is valid. Read-only: mail scanners follow links. */
const isStopLink = async (deps: LinkDeps, token: string, kind: PlanSeries) =>
  (await readStop(deps, token, kind)) !== null;

/** Stops a series to the link's reader, for good. False: invalid or expired link. */
async function stopMailedPlan(
  deps: LinkDeps & { db: Database },
  token: string,
  kind: PlanSeries,
): Promise<boolean> {
  const link = await readStop(deps, token, kind);
  if (link === null) return false;
  await suppressPlanMails(deps.db, link.subject as AttemptId, { kind, at: deps.clock() });
  return true;
}

const readStop = ({ linkSecrets, clock }: LinkDeps, token: string, kind: PlanSeries) =>
  readLink(linkSecrets, token, PURPOSES[kind], clock());

/** `/unsubscribe` for the mails of a series. */
export const planUnsubscribe = (kind: PlanSeries) => ({
  accent: "lagoon" as const,
  words: stopPlanMails[kind],
  isLink: (deps: LinkDeps, token: string) => isStopLink(deps, token, kind),
  leave: (deps: LinkDeps & { db: Database }, token: string) => stopMailedPlan(deps, token, kind),
});
