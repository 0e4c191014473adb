/** Days for which data is kept, where more than the table of retention (`app/privacy/content/retention.ts`) names them. */
export const KEPT_DAYS = {
  unfinishedAttempts: 30,
  answers: 180,
  datingQuiz: 180,
  unconfirmedSignups: 7,
} as const;
