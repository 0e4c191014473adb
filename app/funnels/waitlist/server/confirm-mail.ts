import type { MailBrand } from "#app/domain/brand.ts";
import { days } from "#app/domain/duration.ts";
import type { MailPayload } from "#app/domain/mail/mail-payload.ts";
import { formatSignupName } from "#app/domain/waitlist.ts";
import type { EmailContent } from "#app/email/email-content.ts";
import { type LinkSecrets, signLink } from "#app/platform/signed-link.ts";
import { confirmMail } from "../content/confirmation.ts";
import { CONFIRM_FOR_MS } from "../rules/terms.ts";

/** A link that stops mail must still work years later. */
const REFUSE_FOR_MS = days(5 * 365);

type ConfirmJob = {
  readonly payload: MailPayload<"waitlist_confirm">;
  readonly createdAt: number;
};

/** The mail of a `waitlist_confirm` job: one link confirms the address, the other stops such mails. */
export async function writeConfirmMail(
  { brand, linkSecrets }: { brand: MailBrand; linkSecrets: LinkSecrets },
  { payload, createdAt }: ConfirmJob,
): Promise<EmailContent> {
  const sign = (purpose: "confirm_signup" | "refuse_signup", forMs: number) =>
    signLink(linkSecrets, {
      purpose,
      subject: formatSignupName(payload),
      expiresAtMs: createdAt + forMs,
    });
  const confirmToken = await sign("confirm_signup", CONFIRM_FOR_MS);
  const refuseToken = await sign("refuse_signup", REFUSE_FOR_MS);
  const { action, leave, ...words } = confirmMail;
  return {
    ...words,
    accent: "ember",
    button: { label: action, url: `${brand.siteOrigin}/waitlist/confirm?token=${confirmToken}` },
    unsubscribe: { label: leave, url: `${brand.siteOrigin}/unsubscribe?token=${refuseToken}` },
  };
}
