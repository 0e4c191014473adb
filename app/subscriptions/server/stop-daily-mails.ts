import { stopDailyMails } from "#app/data/daily-mails.ts";
import type { Database } from "#app/data/database.ts";
import type { MailBrand } from "#app/domain/brand.ts";
import { days } from "#app/domain/duration.ts";
import type { Clock } from "#app/platform/clock.ts";
import { type LinkSecrets, readLink, signLink } from "#app/platform/signed-link.ts";

/** Long after the last of them there is nothing left to be stopped. */
const LIFETIME_MS = days(60);

type LinkDeps = { clock: Clock; linkSecrets: LinkSecrets };

/** The address in a daily mail that stops the others. */
export async function signStopLink(
  deps: { brand: Pick<MailBrand, "siteOrigin">; linkSecrets: LinkSecrets },
  { attemptId, createdAt }: { attemptId: string; createdAt: number },
): Promise<string> {
  const token = await signLink(deps.linkSecrets, {
    purpose: "stop_daily_mails",
    subject: attemptId,
    expiresAtMs: createdAt + LIFETIME_MS,
  });
  return `${deps.brand.siteOrigin}/unsubscribe?token=${token}`;
}

/** Whether a link of ours stops daily mails. Asking changes nothing: mail scanners follow links. */
export const isStopLink = async (deps: LinkDeps, token: string): Promise<boolean> =>
  (await readStop(deps, token)) !== null;

/** Stops the daily mails that the link came with. False: the link is not one of ours, or past its time. */
export async function stopMailedDays(
  deps: LinkDeps & { db: Database },
  token: string,
): Promise<boolean> {
  const link = await readStop(deps, token);
  if (link === null) return false;
  await stopDailyMails(deps.db, link.subject, deps.clock());
  return true;
}

const readStop = ({ linkSecrets, clock }: LinkDeps, token: string) =>
  readLink(linkSecrets, token, "stop_daily_mails", clock());
