import { KEPT_DAYS } from "#app/domain/personal-data.ts";

const { answers, unfinishedAttempts, unboughtResults } = KEPT_DAYS;

/** What visitors agree to by starting. Raise the version, stored with each attempt, when the meaning changes. */
export const startNotice = {
  version: 2,
  text: `The statements are about your life: safety, feelings, relationships, money and purpose. Your answers give your result. We delete them ${answers} days after you finish, or after ${unfinishedAttempts} if you stop halfway, keep the scores for ${unboughtResults / 365} years (longer if you start to buy), and never sell any of it. For people aged 18 and over.`,
  byStarting: "By starting, you agree to this.",
  byAnswering: "By answering, you agree to this.",
  policy: "Privacy Policy",
} as const;
