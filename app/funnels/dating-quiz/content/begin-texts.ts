import { KEPT_DAYS } from "#app/domain/personal-data.ts";

/** The texts of the stages in the first script (docs/product.md#quiz-stages). */
export const landing = {
  eyebrow: "The dating pattern quiz",
  title: "Why does love keep going the same way?",
  lead: "Different people, same ending? Twenty short questions show which of five patterns you bring, and where you could start to change it.",
  action: "Reveal My Dating Pattern",
  /** The real number, for when the claim may not be shown. */
  takers: (count: string) => `${count} people have taken this quiz`,
  facts: ["3 min quiz", "100% free", "Instant results"],
  patterns: {
    title: "Five ways to love",
    lead: "Each of them made sense once. You may know one of them well.",
  },
  closing: {
    title: "Which one is yours?",
    lead: "A mirror for a quiet moment, not a diagnosis.",
  },
  withoutScript: "The quiz needs JavaScript. Please turn it on in your browser.",
} as const;

/** What starting the dating quiz agrees to. Raise the version, stored with each submission, when the meaning changes. */
export const startNotice = {
  version: 2,
  text: `The questions are about how you love and date. Your answers stay in your browser. At the end you give us a first name and an email address. We mail you your result once, and keep them with your age group, gender and result for ${KEPT_DAYS.datingQuiz} days, to show what fits you. If you buy, they stay with your order, with your five scores for your report. We never sell any of it. For people aged 18 and over.`,
  agreement: "By starting, you agree to this.",
  policy: "Privacy Policy",
} as const;

export const age = {
  eyebrow: "First, two quick questions",
  title: "How old are you?",
  lead: "Your age shapes your reading list.",
} as const;

export const gender = {
  eyebrow: "One more, then the quiz",
  title: "How do you describe yourself?",
  lead: "It changes a few words and which books come first. Your result stays the same.",
} as const;

/** While a script is loading, and when it fails. */
export const waiting = {
  opening: "One moment, your quiz is opening...",
  failed: {
    title: "Error",
    descriptions: {
      quiz: "The quiz didn’t load. Please try again.",
      result: "Your result didn’t load. Please try again.",
      payment: "The payment form didn’t load. Please try again.",
      page: "The page didn’t load. Please try again.",
      part: "This part of the page didn’t load. Please try again.",
    },
    action: "Try Again",
  },
} as const;

export const footer = {
  line: "Love is a skill, and skills can be learned.",
} as const;
