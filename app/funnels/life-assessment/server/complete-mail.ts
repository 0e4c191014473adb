import type { Database } from "#app/data/database.ts";
import { notePayload } from "#app/data/email-jobs.ts";
import { findReportSource } from "#app/data/quiz2-reports.ts";
import { areaColours } from "#app/design/palette.ts";
import type { MailBrand } from "#app/domain/brand.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { AREAS, type AssessmentScores } from "#app/domain/life-areas.ts";
import type { EmailBar, EmailContent } from "#app/email/email-content.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import { signManageLink, signOpenLink } from "#app/subscriptions/server/mailed-links.ts";
import { areaNames } from "../content/area-names.ts";
import { completeMail } from "../content/mails.ts";

type CompleteJob = {
  readonly id: string;
  readonly attemptId: AttemptId | null;
  readonly createdAt: number;
  readonly linkGeneration: number;
};

export type CompleteMailDeps = {
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
  const source = await findReportSource(deps.db, attemptId);
  if (key === null || source === null) {
    throw new Error("The attempt of a mail of complete results is not completed.");
  }
  await notePayload(deps.db, id, key);
  const link = { attemptId, createdAt, linkGeneration };
  const { action, manage, ...words } = completeMail;
  return {
    ...words,
    accent: "lagoon",
    bars: drawBars(source.scores),
    button: { label: action, url: await signOpenLink(deps, link) },
    links: [{ label: manage, url: await signManageLink(deps, link) }],
  };
}

/** The flower's petals as bars: mail clients draw no SVG. */
const drawBars = ({ areas }: AssessmentScores): readonly EmailBar[] =>
  AREAS.map((area) => ({
    name: areaNames[area],
    percent: areas[area],
    color: areaColours[area].fill,
  }));
