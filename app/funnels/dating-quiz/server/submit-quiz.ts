import { z } from "zod";
import type { Database } from "#app/data/database.ts";
import { insertQuizSubmission } from "#app/data/quiz-submissions.ts";
import { ARCHETYPES } from "#app/domain/archetypes.ts";
import { emailField } from "#app/domain/email-field.ts";
import { AppError } from "#app/platform/app-error.ts";
import type { Clock } from "#app/platform/clock.ts";
import { enforceRateLimits, type RateLimiter } from "#app/platform/rate-limit.ts";
import { problems } from "../content/texts.ts";

/** What people call themselves and their age; longer texts are nobody's. */
const MAX_NAME_LENGTH = 100;
const MAX_WORD_LENGTH = 40;

/** Names go into mails and exports, where controls and direction marks would do harm. */
const clean = (text: string): string => text.replaceAll(/\p{C}/gu, "").trim();

const word = (error: string) =>
  z.string({ error }).max(MAX_WORD_LENGTH, error).transform(clean).pipe(z.string().min(1, error));

/** The body of `POST /api/quiz/submit`. */
export const QuizSubmission = z.strictObject({
  name: z
    .string()
    .max(MAX_NAME_LENGTH)
    .optional()
    .transform((name) => clean(name ?? "") || null),
  email: emailField(problems.emailInvalid, problems.email),
  age: word(problems.age),
  gender: word(problems.gender),
  archetype: z.enum(ARCHETYPES, { error: problems.archetype }),
});

type SubmitDeps = {
  db: Database;
  clock: Clock;
  submissionsPerVisitor: RateLimiter;
  submissionsPerAddress: RateLimiter;
};
type Sender = { visitorHash: string; addressPrefix: string };

/**
 * Keeps what somebody's quiz came to, once for each address.
 * @throws AppError `already_submitted` when the address is known in any letter case, `too_many_requests`.
 */
export async function submitQuiz(
  deps: SubmitDeps,
  sender: Sender,
  submission: z.output<typeof QuizSubmission>,
): Promise<void> {
  await enforceRateLimits([
    [deps.submissionsPerVisitor, sender.visitorHash],
    [deps.submissionsPerAddress, sender.addressPrefix],
  ]);
  const isNew = await insertQuizSubmission(deps.db, { ...submission, submittedAt: deps.clock() });
  if (!isNew) throw new AppError("already_submitted", "Email already submitted");
}
