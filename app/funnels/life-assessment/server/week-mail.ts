import { findWeekReader } from "#app/data/weekly-mails.ts";
import type { EmailContent } from "#app/email/email-content.ts";
import {
  areWeeklyMailsOn,
  isFirstRound,
  isPulse,
  isRetake,
  placeOfWeek,
} from "#app/subscriptions/rules/weekly-mails.ts";
import {
  signManageLink,
  signOpenLink,
  signPurchaseLink,
  signStopLink,
} from "#app/subscriptions/server/mailed-links.ts";
import { courses } from "../content/courses/courses.ts";
import { lookBack, weekMail, weekMails } from "../content/plan/weeks.ts";
import { TO_PULSE, TO_RETAKE } from "../content/pulse.ts";
import { lessonPath, outlineCourses } from "../rules/courses.ts";
import { needsHelp } from "../rules/needs-help.ts";
import { helpFirst, type PlanMailDeps, type PlanMailJob, writeStep } from "./mailed-step.ts";

const LESSONS = outlineCourses(courses).flatMap(({ id, lessons }) =>
  lessons.map((lesson) => ({ ...lesson, path: lessonPath(id, lesson.id) })),
);

/** The mail of a `plan_week` job. Null if the weekly mails have ended since it was queued. */
export async function writeWeekMail(
  deps: PlanMailDeps,
  job: PlanMailJob<"plan_week">,
): Promise<EmailContent | null> {
  const { attemptId, dueAt, linkGeneration } = job;
  if (attemptId === null) throw new Error("The job of a weekly mail has no attempt.");
  const reader = await findWeekReader(deps.db, attemptId);
  if (reader === null || !areWeeklyMailsOn(reader)) return null;
  const { latestScores: scores, latestDangerAnswer: dangerAnswer } = reader;
  const help = { needsHelp: scores !== null && needsHelp({ scores, dangerAnswer }) };
  const { week, choice } = job.payload;
  const place = weekMails[placeOfWeek(week)];
  if (place === undefined) throw new Error("A weekly mail names no week.");
  const mail = isFirstRound(week) ? place : (place.later ?? place);
  const { siteOrigin } = deps.brand;
  const lesson = LESSONS.find(({ id }) => id === choice?.lesson);
  const step = choice === null ? lookBack : writeStep(help, choice.step);
  const { again = [] } = choice ?? {};
  const writeLesson = again.includes("lesson") ? weekMail.lessonAgain : weekMail.lesson;
  const link = { attemptId, createdAt: dueAt, linkGeneration };
  // A payer's link, because a reader can take no pulse and would have to pay for a retake.
  const urlTo = async (to: string) => `${await signPurchaseLink(deps, link)}&to=${to}`;
  return {
    accent: "lagoon",
    subject: mail.subject,
    preview: mail.preview,
    title: mail.subject,
    greeting: weekMail.greeting,
    paragraphs: [...helpFirst(help, deps.brand), mail.opening],
    step: {
      ...step,
      after: [
        ...step.after,
        ...(again.includes("step") ? [weekMail.stepAgain] : []),
        ...(lesson ? [writeLesson(lesson.title, lesson.minutes)] : []),
        ...(isPulse(week) ? [weekMail.pulse] : []),
      ],
    },
    button: { label: weekMail.action, url: await signOpenLink(deps, link) },
    links: [
      ...(isRetake(week) ? [{ label: weekMail.retake, url: await urlTo(TO_RETAKE) }] : []),
      ...(isPulse(week) ? [{ label: weekMail.pulseLink, url: await urlTo(TO_PULSE) }] : []),
      ...(lesson ? [{ label: weekMail.lessonLink, url: `${siteOrigin}${lesson.path}` }] : []),
      { label: weekMail.manage, url: await signManageLink(deps, link) },
    ],
    notes: weekMail.notes,
    reason: weekMail.reason,
    unsubscribe: { label: weekMail.stop, url: await signStopLink(deps, link, "stop_weekly_mails") },
  };
}
