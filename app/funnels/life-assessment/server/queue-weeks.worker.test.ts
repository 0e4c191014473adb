import { env } from "cloudflare:workers";
import { stopPlanMails } from "#app/data/daily-mails.ts";
import { packScores } from "#app/data/schema/stored-scores.ts";
import { days, hours } from "#app/domain/duration.ts";
import { type AssessmentScores, SUB_DIMENSION_NAMES } from "#app/domain/life-areas.ts";
import { type MailPayload, parseMailPayload } from "#app/domain/mail/mail-payload.ts";
import { composeMail } from "#app/email/compose-mail.ts";
import type { EmailContent } from "#app/email/email-content.ts";
import { readLink } from "#app/platform/signed-link.ts";
import {
  brand,
  envelope,
  LINK_SECRETS,
  readText,
  sender,
} from "../../../../tests/fixtures/email-content.ts";
import {
  ATTEMPT_ID,
  db,
  insertAttempt,
  insertRow,
  readRows,
} from "../../../../tests/fixtures/rows.ts";
import { beforeEach, describe, expect, test } from "../../../../tests/setup/test.ts";
import { judgeScores } from "../rules/needs-help.ts";
import { queueWeeklyMails } from "./queue-weeks.ts";
import { writeWeekMail } from "./week-mail.ts";
import { weekOf } from "./week-of.ts";

const START = 1_790_000_000_000;
const RETAKEN = "66666666-6666-4666-8666-666666666666";

/** @param turned reverses the order of the scores */
function scoresOf(turned = false): AssessmentScores {
  const scoreOf = (at: number) => 10 + 3 * (turned ? 24 - at : at);
  return {
    overall: 46,
    areas: { safety: 40, connection: 40, recreation: 40, significance: 40, growth: 40 },
    subDimensions: Object.fromEntries(
      SUB_DIMENSION_NAMES.map((name, at) => [name, scoreOf(at)]),
    ) as AssessmentScores["subDimensions"],
    topArea: "safety",
    bottomArea: turned ? "growth" : "connection",
  };
}

const queue = (nowMs: number, limits?: { rows: number; pages: number }) =>
  queueWeeklyMails({ db, clock: () => nowMs, log: () => undefined }, limits);

type Job = { id: string; payload: string; due_at: number; created_at: number; email: string };
const readJobs = () =>
  readRows<Job>("select * from email_jobs where kind = 'plan_week' order by due_at");

const payloadOf = (job: Job): MailPayload<"plan_week"> =>
  parseMailPayload("plan_week", JSON.parse(job.payload));

const write = (job: Job): Promise<EmailContent | null> =>
  writeWeekMail(
    { db, brand, linkSecrets: LINK_SECRETS },
    { attemptId: ATTEMPT_ID, payload: payloadOf(job), dueAt: job.due_at, linkGeneration: 0 },
  );

/** Runs the job each night, from one day after the start to another. */
async function liveThrough(fromDay: number, toDay: number): Promise<void> {
  for (let day = fromDay; day <= toDay; day += 1) await queue(START + days(day) + hours(5));
}

const change = (changes: string) =>
  env.DB.prepare(`update quiz2_subscriptions set ${changes}`).run();

beforeEach(async () => {
  await insertAttempt();
  await env.DB.prepare(
    "update quiz2_attempts set scores = ?, status = 'completed', completed_at = ?, visitor_hash = 'ada'",
  )
    .bind(packScores(scoresOf()), START)
    .run();
  await insertRow("quiz2_subscriptions", {
    status: "active",
    email: "ada@example.test",
    stripe_sub_id: "sub_1",
    trial_start: START,
    consented_at: START - 9,
    visitor_hash: "ada",
  });
});

async function retake(): Promise<void> {
  await insertRow("quiz2_attempts", {
    id: RETAKEN,
    status: "completed",
    visitor_hash: "ada",
    completed_at: START + days(30),
    scores: packScores(scoresOf(true)),
  });
}

async function insertSubscriber(id: string, at: number, changes = {}): Promise<void> {
  await insertRow("quiz2_attempts", { id, scores: packScores(scoresOf()) });
  await insertRow("quiz2_subscriptions", {
    id,
    attempt_id: id,
    status: "active",
    email: `reader${at}@example.test`,
    stripe_sub_id: `sub_x${at}`,
    trial_start: START,
    consented_at: START,
    ...changes,
  });
}

test("60 weeks bring a mail a week, and no repeats within half a year, even across a retake", async () => {
  for (let week = 0; week <= 60; week += 1) {
    if (week === 5) await retake();
    // Nothing is due on the other nights.
    await liveThrough(7 * week - 1, 7 * week + 1);
  }
  const jobs = await readJobs();
  expect(jobs.map(({ due_at }) => (due_at - START) / days(1))).toEqual(
    Array.from({ length: 60 }, (_, at) => 7 * (at + 1) + 1),
  );
  const letters = await Promise.all(jobs.map(write));
  const steps = letters.map((letter) => letter?.step?.title);
  const planned = weekOf(judgeScores(scoresOf(), null)).map(({ title }) => title);
  const lessons = jobs.map((job) => payloadOf(job).choice?.lesson);
  for (const all of [letters.map((letter) => letter?.subject), steps, lessons]) {
    for (const [at, one] of all.entries()) expect(all.slice(at + 1, at + 26)).not.toContain(one);
  }
  expect(new Set([...steps.slice(0, 25), ...planned]).size).toBe(25 + planned.length);
  expect(lessons.flatMap((lesson, at) => (lesson === undefined ? [at + 1] : []))).toEqual([26, 52]);
  const weeksWith = (label: string) =>
    letters.flatMap((letter, at) =>
      letter?.links?.some((link) => link.label === label) ? [at + 1] : [],
    );
  expect(weeksWith("Take the assessment again")).toEqual([
    4, 8, 12, 16, 20, 24, 30, 34, 38, 42, 46, 50, 56, 60,
  ]);
  expect(weeksWith("Take a pulse")).toEqual([2, 6, 10, 14, 18, 22, 28, 32, 36, 40, 44, 48, 54, 58]);
  const texts = letters.map((letter) => JSON.stringify(letter));
  const saysAgain = (words: string) =>
    texts.flatMap((text, at) => (text.includes(words) ? [at + 1] : []));
  expect(saysAgain("lesson is a repeat")[0]).toBe(27);
  expect(saysAgain("You have had this step before")[0]).toBeGreaterThan(40);
  for (const text of texts.slice(26)) {
    expect(text).not.toMatch(
      /(first|second) month|since you began|weeks ago|seven days are behind/i,
    );
  }
  // Chosen by the scores of that day.
  expect(payloadOf(jobs[3] as Job).choice?.step.name).toBe("Communication");
  expect(payloadOf(jobs[4] as Job).choice?.step.name).toBe("Wisdom");
});

test("The link to the pulse makes the browser a payer, as only payers may take a pulse", async () => {
  await liveThrough(14, 14);
  const [job] = await readJobs();
  const content = job && (await write(job));
  const link = content?.links?.find(({ label }) => label === "Take a pulse");
  const { origin, pathname, searchParams } = new URL(link?.url ?? "");
  expect([origin, pathname, searchParams.get("to")]).toEqual([
    brand.siteOrigin,
    "/quiz2/open",
    "pulse",
  ]);
  const token = searchParams.get("token") ?? "";
  expect(await readLink(LINK_SECRETS, token, "open_purchase", job?.due_at ?? 0)).toEqual({
    purpose: "open_purchase",
    subject: ATTEMPT_ID,
    generation: 0,
    expiresAtMs: (job?.due_at ?? 0) + days(30),
  });
});

test("The mail has this content, and ends with one click", async () => {
  await liveThrough(28, 28);
  const [job] = await readJobs();
  const content = job && (await write(job));
  if (!content) throw new Error("It was withdrawn.");
  const { subject, text, headers } = composeMail(content, sender, envelope);
  expect(subject).toBe("Four weeks in: time to look again");
  expect(readText(text)).toMatchInlineSnapshot(`
    "Four weeks in: time to look again

    Hello,

    If you’d like someone to talk to, today or any day, here are numbers to call, by country: kindling.example/help.

    You started four weeks ago, so this is a good time to take the assessment again. It’s part of your subscription. Set aside ten quiet minutes, and think of the weeks since then while you answer.

    Look at the numbers for ten minutes:
    * With a pen and without judging, write down what comes in, what has to go out, and what’s left. Then choose one cost to end or one bill to talk to someone about. If debt is behind the worry, free and confidential advice exists in most places, and asking early leaves you more choices.

    A clear list doesn’t pay a bill. It shows which one comes first, and what to ask for help with.

    On a bad day, write down the last three things you paid for, and stop there.

    This week’s lesson takes about 5 minutes to read: “Let one person keep up with you.”

    Open my results:
    https://kindling.example/quiz2/open?token=TOKEN

    Take the assessment again:
    https://kindling.example/quiz2/open?token=TOKEN&to=retake

    Read the lesson:
    https://kindling.example/quiz2/courses/connection/known-by-one

    Manage or cancel the subscription:
    https://kindling.example/quiz2/manage?token=TOKEN

    This is general guidance. It isn’t a diagnosis or a treatment. If something has weighed on you for weeks, please talk to a doctor or a counselor; in an emergency, call your local emergency number.

    The button works for 30 days. Anyone who has it can open your results, so please keep this email to yourself. On a new device, open your results first and the lesson after that.

    -- 
    You get one email a week because you have a subscription. You can stop these emails and keep everything else.
    Stop the weekly emails: https://kindling.example/unsubscribe?token=TOKEN
    "
  `);
  expect(headers["List-Unsubscribe"]).toBe(`<${content.unsubscribe?.url}>`);
  expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
});

describe("Nothing is mailed", () => {
  test.each([
    ["in the trial", "status = 'trialing'"],
    ["after a cancellation", "is_cancelling = 1"],
    ["after a requested cancellation", "cancel_requested_at = 5"],
    ["after a stop", "weekly_mails_stopped_at = 5"],
    ["after the subscription's end", "status = 'canceled'"],
    ["while a payment is owed", "status = 'payment_pending'"],
    ["after a refund", "payment_state = 'refunded'"],
    ["for a subscription that another covers", `covered_by = '${RETAKEN}'`],
  ])("%s, not even what was queued before", async (_when, changes) => {
    await liveThrough(8, 8);
    const [before] = await readJobs();
    await change(changes);
    expect(before && (await write(before))).toBeNull();
    await liveThrough(9, 17);
    expect(await readJobs()).toHaveLength(1);
  });

  test("to a mailbox that has unsubscribed", async () => {
    await liveThrough(8, 8);
    const [job] = await readRows<{ recipient: string }>("select recipient from email_jobs");
    const ended = { recipient: job?.recipient ?? "", kind: "plan_week", suppressed_at: START };
    await insertRow("mail_suppressions", ended);
    await liveThrough(9, 17);
    expect(await readJobs()).toHaveLength(1);
  });

  test("after a stop, which also withdraws queued mails", async () => {
    await liveThrough(7, 7);
    await stopPlanMails(db, ATTEMPT_ID, { kind: "plan_week", at: START });
    await liveThrough(8, 17);
    expect(await readJobs()).toEqual([]);
  });

  test("twice to a mailbox with two subscriptions, or on a night with two runs", async () => {
    const second = { email: "ADA+two@example.test", trial_start: START + days(1) };
    await insertSubscriber(RETAKEN, 2, second);
    await liveThrough(7, 20);
    await env.DB.prepare("delete from job_runs").run();
    await liveThrough(20, 20);
    expect(await readJobs()).toHaveLength(2);
  });
});

test("A run continues where the one before was cut short", async () => {
  const ids = [1, 2, 3].map((at) => `${at}8888888-8888-4888-8888-888888888888`);
  for (const [at, id] of ids.entries()) await insertSubscriber(id, at);
  const now = START + days(7) + hours(5);
  await queue(now, { rows: 2, pages: 1 });
  expect(await readJobs()).toHaveLength(2);
  await queue(now + hours(1), { rows: 2, pages: 9 });
  expect(await readJobs()).toHaveLength(4);
});

test("Subscriptions that need no mail take no place in a night's pages", async () => {
  const others = [
    ["in the middle of a week", { trial_start: START + days(2) }],
    ["in the trial's week", { trial_start: START + days(6) }],
    ["stopped", { weekly_mails_stopped_at: 5 }],
    ["queued", {}],
  ] as const;
  for (const [at, [, changes]] of others.entries()) {
    const id = `0${at}888888-8888-4888-8888-888888888888`;
    await insertSubscriber(id, at, changes);
  }
  const mailed = { kind: "plan_week", dedupe_key: "plan_week:sub_x3:1", status: "sent" };
  await insertRow("email_jobs", mailed);
  await queue(START + days(7) + hours(5), { rows: 1, pages: 1 });
  const queued = "select attempt_id from email_jobs where status = 'queued'";
  expect(await readRows(queued)).toEqual([{ attempt_id: ATTEMPT_ID }]);
});
