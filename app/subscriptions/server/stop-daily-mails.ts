import { suppressDailyMails } from "#app/data/daily-mails.ts";
import type { Database } from "#app/data/database.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import type { Clock } from "#app/platform/clock.ts";
import { type LinkSecrets, readLink } from "#app/platform/signed-link.ts";

type LinkDeps = { clock: Clock; linkSecrets: LinkSecrets };

/** Whether an unsubscribe link is valid. Read-only: mail scanners follow links. */
export const isStopLink = async (deps: LinkDeps, token: string): Promise<boolean> =>
  (await readStop(deps, token)) !== null;

/** Stops the daily mails to the link's reader, for good. False: invalid or expired link. */
export async function stopMailedDays(
  deps: LinkDeps & { db: Database },
  token: string,
): Promise<boolean> {
  const link = await readStop(deps, token);
  if (link === null) return false;
  await suppressDailyMails(deps.db, link.subject as AttemptId, deps.clock());
  return true;
}

const readStop = ({ linkSecrets, clock }: LinkDeps, token: string) =>
  readLink(linkSecrets, token, "stop_daily_mails", clock());
