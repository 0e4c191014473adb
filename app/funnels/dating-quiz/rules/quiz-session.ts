import type { Archetype, ArchetypeScores, Dated } from "#app/domain/archetypes.ts";
import { minutes, seconds } from "#app/domain/duration.ts";
import type { Age, Gender } from "../content/people.ts";

export const STAGES = [
  "landing",
  "age",
  "gender",
  "quiz",
  "insight",
  "loading",
  "email",
  "offer",
  "result",
] as const;
export type Stage = (typeof STAGES)[number];

/** A likert value from 1 to 5, or the text of a choice. */
export type Answer = number | string;
/** By question id. */
export type Answers = Readonly<Partial<Record<number, Answer>>>;
export type Scores = ArchetypeScores;

/** A visitor's progress through the quiz, as the browser stores it (docs/product.md#quiz-session). */
export type QuizSession = {
  readonly stage: Stage;
  /** Zero-based; question ids are one-based. */
  readonly currentQuestion: number;
  readonly answers: Answers;
  readonly skippedQuestions: readonly number[];
  readonly scores: Scores;
  /** Drawn once, so that a reload does not change the result; null until then. */
  readonly tieBreaks: Scores | null;
  readonly finalArchetype: Archetype | null;
  readonly email: string;
  readonly name: string;
  readonly currentInsight: number;
  /** Seconds left of the flash sale. */
  readonly timeLeft: number;
  readonly age: Age | null;
  readonly gender: Gender | null;
  /** Whom they date; absent until they say so. */
  readonly dates?: Dated | null;
  readonly clientSecret: string | null;
  readonly isPaymentMode: boolean;
  /** How often sending the result has failed; null once it has arrived, absent until there is a result. */
  readonly lostSends?: number | null;
};

export const QUESTION_COUNT = 20;
export const INSIGHT_COUNT = 4;
export const SALE_SECONDS = minutes(10) / seconds(1);

export const NO_SCORES: Scores = { echo: 0, avoidant: 0, idealist: 0, analyzer: 0, resigned: 0 };

export const FRESH_SESSION: QuizSession = {
  stage: "landing",
  currentQuestion: 0,
  answers: {},
  skippedQuestions: [],
  scores: NO_SCORES,
  tieBreaks: null,
  finalArchetype: null,
  email: "",
  name: "",
  currentInsight: 0,
  timeLeft: SALE_SECONDS,
  age: null,
  gender: null,
  clientSecret: null,
  isPaymentMode: false,
};

/** Counts the flash sale down by one second. */
export const tickSale = (session: QuizSession): QuizSession => ({
  ...session,
  timeLeft: Math.min(SALE_SECONDS, Math.max(0, session.timeLeft - 1)),
});
