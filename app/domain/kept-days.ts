/** Ages of the table of retention (`app/privacy/content/retention.ts`) that other texts and rules name, too. */
export const KEPT_DAYS = {
  unfinishedAttempts: 30,
  answers: 180,
  datingQuiz: 180,
  unconfirmedSignups: 7,
} as const;
