import type { Database } from "#app/data/database.ts";
import { notePayload } from "#app/data/email-jobs.ts";
import type { MailBrand } from "#app/domain/brand.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import type { EmailContent } from "#app/email/email-content.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import { signManageLink, signOpenLink } from "#app/subscriptions/server/mailed-links.ts";
import { completeMail } from "../content/mails.ts";
import { type FindsHelp, helpFirst } from "./mailed-step.ts";

type CompleteJob = {
  readonly id: string;
  readonly attemptId: AttemptId | null;
  readonly createdAt: number;
  readonly linkGeneration: number;
};

export type CompleteMailDeps = FindsHelp & {
  db: Database;
  brand: MailBrand;
  linkSecrets: LinkSecrets;
  /** Prints and stores report and plan; returns the report's R2 key. */
  printReport: (attemptId: AttemptId) => Promise<string | null>;
};

/**
 * The mail of a `quiz2_complete` job: signed links to the complete results and to the cancellation. Report and plan are
 * printed first, so that the mail never links to a missing file.
 */
export async function writeCompleteMail(
  deps: CompleteMailDeps,
  { id, attemptId, createdAt, linkGeneration }: CompleteJob,
): Promise<EmailContent> {
  if (attemptId === null) throw new Error("The job of a mail of complete results has no attempt.");
  const key = await deps.printReport(attemptId);
  if (key === null) throw new Error("The attempt of a mail of complete results is not completed.");
  await notePayload(deps.db, id, key);
  const link = { attemptId, createdAt, linkGeneration };
  const help = { needsHelp: await deps.needsHelp(attemptId) };
  const { action, manage, paragraphs, ...words } = completeMail;
  return {
    ...words,
    accent: "lagoon",
    paragraphs: [...helpFirst(help, deps.brand), ...paragraphs],
    button: { label: action, url: await signOpenLink(deps, link) },
    links: [{ label: manage, url: await signManageLink(deps, link) }],
  };
}
