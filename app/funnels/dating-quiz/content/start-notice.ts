/** What starting the dating quiz agrees to. Raise the version, stored with each submission, when the meaning changes. */
export const startNotice = {
  version: 1,
  text: "The questions are about how you love and date. Your answers stay in your browser. At the end you give us a first name and an email address, and we keep them with your age group, gender and result for 180 days, or longer if you buy, to show what fits you. We never sell any of it. For people aged 18 and over.",
  byStarting: "By starting, you agree to this.",
} as const;
