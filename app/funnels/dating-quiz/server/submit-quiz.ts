import { z } from "zod";
import type { Database } from "#app/data/database.ts";
import { upsertQuizSubmission } from "#app/data/quiz-submissions.ts";
import { readCounter } from "#app/data/standing-data.ts";
import { ARCHETYPES } from "#app/domain/archetypes.ts";
import { cleanText } from "#app/domain/clean-text.ts";
import { minutes } from "#app/domain/duration.ts";
import { emailField, MAX_NAME_LENGTH } from "#app/domain/form-fields.ts";
import { recipientOf } from "#app/email/outbox.ts";
import type { Clock } from "#app/platform/clock.ts";
import { enforceRateLimits, type RateLimits, type Sender } from "#app/platform/rate-limit.ts";
import { remember } from "#app/platform/remember.ts";
import { startNotice } from "../content/begin-texts.ts";
import { problems } from "../content/texts.ts";

/** Generous limits for names, ages and genders. */
const MAX_WORD_LENGTH = 40;

const word = (error: string) =>
  z
    .string({ error })
    .max(MAX_WORD_LENGTH, error)
    .transform(cleanText)
    .pipe(z.string().min(1, error));

/** The body of `POST /api/quiz/submit`. */
export const QuizSubmission = z.strictObject({
  name: z
    .string()
    .max(MAX_NAME_LENGTH)
    .optional()
    .transform((name) => cleanText(name ?? "") || null),
  email: emailField(problems.emailInvalid, problems.email),
  age: word(problems.age),
  gender: word(problems.gender),
  archetype: z.enum(ARCHETYPES, { error: problems.archetype }),
});

type SubmitDeps = {
  db: Database;
  clock: Clock;
  limits: RateLimits;
  enqueueEmails: (jobIds: string[]) => void;
};

/**
 * Stores a quiz result, one per email address in any spelling; only the same visitor may replace it. Mails the result,
 * each archetype only once to a mailbox. The answer does not say whether the address is another visitor's: nobody may
 * find out who has taken a dating quiz.
 * @throws AppError `too_many_requests`
 */
export async function submitQuiz(
  deps: SubmitDeps,
  sender: Sender,
  submission: z.output<typeof QuizSubmission>,
): Promise<void> {
  await enforceRateLimits(deps.limits, "quiz", sender);
  const { email, archetype } = submission;
  const submittedAt = deps.clock();
  const recipient = await recipientOf(email);
  const job = {
    id: crypto.randomUUID(),
    kind: "dating_result" as const,
    payload: { archetype },
    email,
    recipient,
    createdAt: submittedAt,
    dedupeKey: `dating_result:${recipient}:${archetype}`,
  };
  const row = {
    ...submission,
    visitorHash: sender.visitorHash,
    submittedAt,
    noticeVersion: startNotice.version,
  };
  const isTheirs = await upsertQuizSubmission(deps.db, row, job, sender.visit);
  if (isTheirs) deps.enqueueEmails([job.id]);
}

/** Counts the addresses that a result was stored for. */
export const countTakers = remember(
  ({ db }: { db: Database }) => readCounter(db, "quiz_submissions"),
  minutes(10),
);
