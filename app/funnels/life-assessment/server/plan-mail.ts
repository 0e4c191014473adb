import { findPlanReader } from "#app/data/daily-mails.ts";
import type { EmailContent } from "#app/email/email-content.ts";
import { areDailyMailsOn } from "#app/subscriptions/rules/daily-mails.ts";
import {
  signManageLink,
  signOpenLink,
  signStopLink,
} from "#app/subscriptions/server/mailed-links.ts";
import { planMail, planMails } from "../content/plan/mails.ts";
import { judgeScores, type PersonScores } from "../rules/needs-help.ts";
import { orderSteps } from "../rules/order-steps.ts";
import { helpFirst, type PlanMailDeps, type PlanMailJob, writeStep } from "./mailed-step.ts";
import { weekOf } from "./week-of.ts";

/**
 * The mail of a `plan_day` job: that day's step of the plan. Null if the daily mails have been stopped since.
 */
export async function writePlanMail(
  deps: PlanMailDeps,
  job: PlanMailJob<"plan_day">,
): Promise<EmailContent | null> {
  const { attemptId, dueAt, linkGeneration } = job;
  if (attemptId === null) throw new Error("The job of a plan mail has no attempt.");
  const reader = await findPlanReader(deps.db, attemptId);
  if (reader === null || !areDailyMailsOn(reader)) return null;
  if (reader.scores === null) throw new Error("The attempt of a plan mail has no scores.");
  const scores = judgeScores(reader.scores, reader.dangerAnswer);
  const { mail, title, tasks, after } = writeDay(job.payload.day, scores);
  const link = { attemptId, createdAt: dueAt, linkGeneration };
  const { action, manage, stop, ...words } = planMail;
  return {
    ...words,
    accent: "lagoon",
    subject: mail.subject,
    preview: mail.preview,
    title: mail.subject,
    paragraphs: [...helpFirst(scores, deps.brand), ...mail.opening],
    step: {
      title,
      tasks,
      after: [...after, ...(mail.closing ? [mail.closing] : [])],
    },
    button: { label: action, url: await signOpenLink(deps, link) },
    links: [{ label: manage, url: await signManageLink(deps, link) }],
    unsubscribe: { label: stop, url: await signStopLink(deps, link) },
  };
}

/** The first and the last day have their own words, the others use those of their step. */
function writeDay(number: number, scores: PersonScores) {
  const mail = planMails[number - 1];
  const day = weekOf(scores)[number - 1];
  if (mail === undefined || day === undefined) throw new Error("A mail of a plan names no day.");
  if (mail.words) {
    const { tasks, how, why = "", badDay } = mail.words;
    return { mail, title: day.title, tasks, after: [how, why, badDay] };
  }
  const step = orderSteps(scores)[number - 2];
  if (step === undefined) throw new Error("A day of a plan has no step.");
  return { mail, ...writeStep(scores, step) };
}
