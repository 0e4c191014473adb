import type { MailBrand } from "#app/domain/brand.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import type { EmailContent } from "#app/email/email-content.ts";
import { type LinkSecrets, signLink } from "#app/platform/signed-link.ts";
import { previewMail } from "../content/mails.ts";
import { MAILED_LINK_FOR_MS } from "../rules/attempt-access.ts";

type PreviewJob = { readonly attemptId: AttemptId | null; readonly createdAt: number };

/** The mail of a `quiz2_preview` job: a signed link to the attempt's preview, valid for 30 days. */
export async function writePreviewMail(
  deps: { brand: MailBrand; linkSecrets: LinkSecrets },
  job: PreviewJob,
): Promise<EmailContent> {
  if (job.attemptId === null) throw new Error("The job of a preview mail has no attempt.");
  const token = await signLink(deps.linkSecrets, {
    purpose: "open_attempt",
    subject: job.attemptId,
    expiresAtMs: job.createdAt + MAILED_LINK_FOR_MS,
  });
  const { paragraph, action, ...words } = previewMail;
  return {
    ...words,
    accent: "lagoon",
    paragraphs: [paragraph],
    button: { label: action, url: `${deps.brand.siteOrigin}/quiz2/open?token=${token}` },
  };
}
