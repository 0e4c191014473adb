import type { MailBrand } from "#app/domain/brand.ts";
import { days } from "#app/domain/duration.ts";
import { parseSignupName } from "#app/domain/signup-name.ts";
import type { EmailContent } from "#app/email/email-content.ts";
import { type LinkSecrets, signLink } from "#app/platform/signed-link.ts";
import { welcomeMail } from "../content/mails.ts";

/** Whoever finds the mail again after years must still be able to leave. */
const LEAVE_LIFETIME_MS = days(5 * 365);
const CAUSE = "waitlist_welcome:";

type WelcomeJob = { readonly dedupeKey: string; readonly createdAt: number };

/** The mail of a `waitlist_welcome` job, with its signed way out. */
export async function writeWelcomeMail(
  deps: { brand: MailBrand; linkSecrets: LinkSecrets },
  job: WelcomeJob,
): Promise<EmailContent> {
  const subject = job.dedupeKey.slice(CAUSE.length);
  if (!job.dedupeKey.startsWith(CAUSE) || parseSignupName(subject) === null) {
    throw new Error("A welcome mail names no signup.");
  }
  const token = await signLink(deps.linkSecrets, {
    purpose: "leave_waitlist",
    subject,
    expiresAtMs: job.createdAt + LEAVE_LIFETIME_MS,
  });
  const { siteOrigin } = deps.brand;
  const { action, leave, ...words } = welcomeMail;
  return {
    ...words,
    accent: "ember",
    button: { label: action, url: `${siteOrigin}/` },
    unsubscribe: { label: leave, url: `${siteOrigin}/unsubscribe?token=${token}` },
  };
}
