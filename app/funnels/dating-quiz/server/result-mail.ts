import type { Database } from "#app/data/database.ts";
import { stopResultMails } from "#app/data/quiz-submissions.ts";
import type { MailBrand } from "#app/domain/brand.ts";
import { days } from "#app/domain/duration.ts";
import type { MailPayload } from "#app/domain/mail/mail-payload.ts";
import type { EmailContent } from "#app/email/email-content.ts";
import type { Clock } from "#app/platform/clock.ts";
import { type LinkSecrets, readLink, signLink } from "#app/platform/signed-link.ts";
import { resultMail, stopResults as words } from "../content/mails.ts";

/** The unsubscribe link must still work years later. */
const STOP_LIFETIME_MS = days(5 * 365);

type ResultJob = {
  readonly id: string;
  readonly payload: MailPayload<"dating_result">;
  readonly createdAt: number;
};

/** The mail of a `dating_result` job: the pattern with its sign, and one exercise. */
export async function writeResultMail(
  { brand, linkSecrets }: { brand: MailBrand; linkSecrets: LinkSecrets },
  { id, payload: { archetype }, createdAt }: ResultJob,
): Promise<EmailContent> {
  const token = await signLink(linkSecrets, {
    purpose: "stop_quiz_results",
    subject: id,
    expiresAtMs: createdAt + STOP_LIFETIME_MS,
  });
  const { action, stop, ...words } = resultMail(archetype);
  return {
    ...words,
    accent: "rose",
    picture: archetype,
    button: { label: action, url: `${brand.siteOrigin}/quiz1` },
    unsubscribe: { label: stop, url: `${brand.siteOrigin}/unsubscribe?token=${token}` },
  };
}

type LinkDeps = { clock: Clock; linkSecrets: LinkSecrets };

const readStopLink = async ({ linkSecrets, clock }: LinkDeps, token: string) =>
  (await readLink(linkSecrets, token, "stop_quiz_results", clock()))?.subject ?? null;

/** Whether an unsubscribe link is valid. Read-only: mail scanners follow links. */
export const isStopResultsLink = async (deps: LinkDeps, token: string): Promise<boolean> =>
  (await readStopLink(deps, token)) !== null;

/** False if the link is invalid. */
async function stopResults(deps: LinkDeps & { db: Database }, token: string): Promise<boolean> {
  const jobId = await readStopLink(deps, token);
  if (jobId === null) return false;
  await stopResultMails(deps.db, jobId, deps.clock());
  return true;
}

/** `/unsubscribe` for the mail with the quiz's result. */
export const resultsUnsubscribe = {
  accent: "rose" as const,
  words,
  isLink: isStopResultsLink,
  leave: stopResults,
};
