import { KEPT_DAYS } from "#app/domain/personal-data.ts";

const { answers, unfinishedAttempts, unboughtResults } = KEPT_DAYS;

/** What starting the Life Audit agrees to. Raise the version, stored with each attempt, when the meaning changes. */
export const startNotice = {
  version: 2,
  text: `The statements are about your life: safety, feelings, relationships, money and purpose. We use your answers to work out your result. We delete them ${answers} days after you finish, or after ${unfinishedAttempts} if you stop halfway. We keep the scores for ${unboughtResults / 365} years or, if you start to buy, until you ask us to delete them. We never sell any of it. For people aged 18 and over.`,
  byStarting: "By starting, you agree to this.",
  byAnswering: "By answering, you agree to this.",
  policy: "Privacy Policy",
} as const;
