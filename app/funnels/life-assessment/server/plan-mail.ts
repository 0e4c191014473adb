import { findPlanReader } from "#app/data/daily-mails.ts";
import type { Database } from "#app/data/database.ts";
import type { MailBrand } from "#app/domain/brand.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import type { AssessmentScores } from "#app/domain/life-areas.ts";
import type { MailPayload } from "#app/domain/mail-payload.ts";
import type { EmailContent } from "#app/email/email-content.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import { areDailyMailsOn } from "#app/subscriptions/rules/daily-mails.ts";
import {
  signManageLink,
  signOpenLink,
  signStopLink,
} from "#app/subscriptions/server/mailed-links.ts";
import { areaTexts } from "../content/areas.ts";
import { planMail, planMails } from "../content/plan/mails.ts";
import { planSteps, type StepWords } from "../content/plan/steps.ts";
import { type PlanDay, planWeek } from "../rules/plan-week.ts";
import { completeResults } from "./complete-results.ts";
import { summarize } from "./summarize.ts";

type WriterDeps = { db: Database; brand: MailBrand; linkSecrets: LinkSecrets };
type PlanJob = {
  readonly attemptId: AttemptId | null;
  readonly payload: MailPayload<"plan_day">;
  readonly dueAt: number;
  readonly linkGeneration: number;
};

/**
 * The mail of a `plan_day` job: that day's step of the plan. Null if the daily mails have been stopped since.
 */
export async function writePlanMail(deps: WriterDeps, job: PlanJob): Promise<EmailContent | null> {
  const { attemptId, dueAt, linkGeneration } = job;
  if (attemptId === null) throw new Error("The job of a plan mail has no attempt.");
  const reader = await findPlanReader(deps.db, attemptId);
  if (reader === null || !areDailyMailsOn(reader)) return null;
  if (reader.scores === null) throw new Error("The attempt of a plan mail has no scores.");
  const { mail, day } = findDay(job.payload.day, reader.scores);
  const { task, how, why, badDay }: StepWords = mail.words ?? findStepWords(day);
  const link = { attemptId, createdAt: dueAt, linkGeneration };
  const { action, manage, stop, ...words } = planMail;
  return {
    ...words,
    accent: "lagoon",
    subject: mail.subject,
    preview: mail.preview,
    title: mail.subject,
    paragraphs: mail.opening,
    step: {
      title: day.title,
      tasks: task === undefined ? day.tasks : [task],
      after: [how, why, badDay, ...(mail.closing ? [mail.closing] : [])],
    },
    button: { label: action, url: await signOpenLink(deps, link) },
    links: [{ label: manage, url: await signManageLink(deps, link) }],
    unsubscribe: { label: stop, url: await signStopLink(deps, link) },
  };
}

function findDay(number: number, scores: AssessmentScores) {
  const mail = planMails[number - 1];
  const day = planWeek(summarize(scores), completeResults(scores).areas)[number - 1];
  if (mail === undefined || day === undefined) throw new Error("A mail of a plan names no day.");
  return { mail, day };
}

function findStepWords({ area, tasks: [task = ""] }: PlanDay): StepWords {
  const words = area && planSteps[area][areaTexts[area].recommendations.indexOf(task)];
  if (!words) throw new Error("A step of a plan has no words.");
  return words;
}
