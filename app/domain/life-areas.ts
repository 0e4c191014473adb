/**
 * The vocabulary that questions, answers, scores and the database share. Question numbers follow
 * from this order (docs/product.md#assessment-scoring).
 */
export const AREAS = ["safety", "connection", "recreation", "significance", "growth"] as const;

export type AreaKey = (typeof AREAS)[number];

export const SUB_DIMENSIONS = {
  safety: [
    "Physical Safety",
    "Emotional Safety",
    "Financial Security",
    "Boundaries",
    "Risk Management",
  ],
  connection: [
    "Intimate Relationships",
    "Social Networks",
    "Communication",
    "Empathy",
    "Social Confidence",
  ],
  recreation: [
    "Play & Fun",
    "Creative Expression",
    "Hobbies & Interests",
    "Work-Life Balance",
    "Adventure & Novelty",
  ],
  significance: [
    "Life Purpose",
    "Achievement",
    "Career Fulfillment",
    "Contribution",
    "Recognition",
  ],
  growth: ["Personal Growth", "Spirituality", "Wisdom", "Legacy", "Self-Actualization"],
} as const satisfies Record<AreaKey, readonly string[]>;

/** All 25 in the order of the questions, four questions each. */
export const SUB_DIMENSION_NAMES = [
  ...SUB_DIMENSIONS.safety,
  ...SUB_DIMENSIONS.connection,
  ...SUB_DIMENSIONS.recreation,
  ...SUB_DIMENSIONS.significance,
  ...SUB_DIMENSIONS.growth,
] as const;

export type SubDimension = (typeof SUB_DIMENSION_NAMES)[number];

export const areaOf = (name: SubDimension): AreaKey =>
  AREAS.find((area) => SUB_DIMENSIONS[area].some((own) => own === name)) ?? AREAS[0];

/** Each sub-dimension has a step to begin, and one to deepen. */
export const STEP_KINDS = ["begin", "deepen"] as const;

export type StepKind = (typeof STEP_KINDS)[number];

export const POLARITIES = ["positive", "reverse"] as const;

export type Polarity = (typeof POLARITIES)[number];

export const ANSWER_VALUES = [1, 2, 3, 4, 5] as const;

export type AnswerValue = (typeof ANSWER_VALUES)[number];

/** Answers by the number of their question, 1 to 100. */
export type NumberedAnswers = ReadonlyMap<number, AnswerValue>;

export const ANSWER_LABELS = {
  1: "Strongly Disagree",
  2: "Disagree",
  3: "Neutral",
  4: "Agree",
  5: "Strongly Agree",
} as const satisfies Record<AnswerValue, string>;

export type AnswerLabel = (typeof ANSWER_LABELS)[AnswerValue];

export const QUESTION_COUNT = 100;

/** "I feel in danger in my daily life." Anyone who agrees is shown where to get help. */
export const DANGER_QUESTION_ID = "Q3";

/** Below 60, 60 to 79, 80 and more (docs/product.md#assessment-scoring). */
export type ScoreLevel = "low" | "middle" | "high";

/** Which of five texts a score gets, finer than its label (docs/scoring.md). */
export type TextLevel = "lowest" | "low" | "mixed" | "good" | "high";

/** Every score is a whole number from 0 to 100. */
export type AssessmentScores = {
  readonly overall: number;
  readonly areas: Readonly<Record<AreaKey, number>>;
  readonly subDimensions: Readonly<Record<SubDimension, number>>;
  readonly topArea: AreaKey;
  readonly bottomArea: AreaKey;
};

/** The scores of one area, from its own 20 statements. */
export type AreaPulse = {
  readonly area: number;
  readonly subDimensions: Readonly<Partial<Record<SubDimension, number>>>;
};

export type AreaScores = Pick<AssessmentScores, "areas" | "bottomArea">;

/** Lowest first. Of two equal scores, the later area counts as lower. */
export const orderAreas = ({ areas, bottomArea }: AreaScores): readonly AreaKey[] => [
  bottomArea,
  ...AREAS.filter((area) => area !== bottomArea)
    .reverse()
    .sort((one, other) => areas[one] - areas[other]),
];

/** The lowest area and the second lowest. */
export function findLowestAreas(scores: AreaScores): readonly [lowest: AreaKey, second: AreaKey] {
  const [lowest = scores.bottomArea, second = lowest] = orderAreas(scores);
  return [lowest, second];
}
