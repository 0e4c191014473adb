import type { MailBrand } from "#app/domain/brand.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import type { EmailContent } from "#app/email/email-content.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import { signOpenLink } from "#app/subscriptions/server/mailed-links.ts";
import { previewMail } from "../content/mails.ts";
import { type FindsHelp, helpFirst } from "./mailed-step.ts";

type PreviewJob = {
  readonly attemptId: AttemptId | null;
  readonly createdAt: number;
  readonly linkGeneration: number;
};

/** The mail of a `quiz2_preview` job: a signed link to the attempt's preview, valid for 30 days. */
export async function writePreviewMail(
  deps: FindsHelp & { brand: MailBrand; linkSecrets: LinkSecrets },
  { attemptId, createdAt, linkGeneration }: PreviewJob,
): Promise<EmailContent> {
  if (attemptId === null) throw new Error("The job of a preview mail has no attempt.");
  const url = await signOpenLink(deps, { attemptId, createdAt, linkGeneration });
  const help = { needsHelp: await deps.needsHelp(attemptId) };
  const { action, paragraphs, ...words } = previewMail;
  return {
    ...words,
    accent: "lagoon",
    paragraphs: [...helpFirst(help, deps.brand), ...paragraphs],
    button: { label: action, url },
  };
}
