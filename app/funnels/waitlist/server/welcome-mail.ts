import type { MailBrand } from "#app/domain/brand.ts";
import { days } from "#app/domain/duration.ts";
import type { MailPayload } from "#app/domain/mail/mail-payload.ts";
import { formatSignupName } from "#app/domain/waitlist.ts";
import type { EmailContent } from "#app/email/email-content.ts";
import { type LinkSecrets, signLink } from "#app/platform/signed-link.ts";
import { welcomeMail } from "../content/mails.ts";

/** The unsubscribe link must still work years later. */
const LEAVE_LIFETIME_MS = days(5 * 365);

type WelcomeJob = {
  readonly payload: MailPayload<"waitlist_welcome">;
  readonly createdAt: number;
};

/** The mail of a `waitlist_welcome` job, with a signed unsubscribe link. */
export async function writeWelcomeMail(
  deps: { brand: MailBrand; linkSecrets: LinkSecrets },
  job: WelcomeJob,
): Promise<EmailContent> {
  const token = await signLink(deps.linkSecrets, {
    purpose: "leave_waitlist",
    subject: formatSignupName(job.payload),
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
