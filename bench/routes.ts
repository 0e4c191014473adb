import {
  FRESH_SESSION,
  type QuizSession,
  type Stage,
} from "#app/funnels/dating-quiz/rules/quiz-session.ts";

export type BenchRoute = {
  path: string;
  /** Distinguishes pages of the same path. */
  stage?: string;
  /** Local storage of an earlier visit, which the page resumes once its script has loaded. */
  kept?: Record<string, string>;
  /** Expected status. */
  status: number;
  /** Landing and sales pages have a tighter budget. */
  isFrontDoor: boolean;
  /** A call during the load that needs Stripe, which the bench does not run, and its stubbed response. */
  answered?: AnsweredCall;
};

type AnsweredCall = { path: string; json: object };

export const nameOf = ({ path, stage }: BenchRoute): string =>
  stage === undefined ? path : `${path} ${stage}`;

const waitingPayment: AnsweredCall = {
  path: "/api/create-perfectionism-payment",
  json: { state: "processing", clientSecret: null, orderId: "bench" },
};

const person = { age: "25–34", gender: "female", name: "Ada", email: "ada@bench.example" } as const;

/** Local storage of a visitor who left the dating quiz at a stage. */
const keptAt = (stage: Stage): Record<string, string> => {
  const session: QuizSession = { ...FRESH_SESSION, ...person, stage, finalArchetype: "echo" };
  return { quiz1_session: JSON.stringify(session) };
};

/** Stages with a layout of their own; `loading` never becomes idle. */
const QUIZ_STAGES = ["age", "gender", "quiz", "insight", "email", "offer", "result"] as const;

/** Every public page. Add new routes here. */
export const routes: readonly BenchRoute[] = [
  { path: "/", status: 200, isFrontDoor: true },
  { path: "/quiz1", status: 200, isFrontDoor: true },
  ...QUIZ_STAGES.map((stage) => ({
    path: "/quiz1",
    stage,
    kept: keptAt(stage),
    status: 200,
    isFrontDoor: false,
  })),
  { path: "/quiz2", status: 200, isFrontDoor: true },
  { path: "/quiz2/start", status: 200, isFrontDoor: false },
  { path: "/quiz2/mini", status: 404, isFrontDoor: false },
  { path: "/quiz2/paywall", status: 200, isFrontDoor: false },
  { path: "/quiz2/results", status: 200, isFrontDoor: false },
  { path: "/quiz2/manage", status: 200, isFrontDoor: false },
  { path: "/quiz2/courses", status: 403, isFrontDoor: false },
  { path: "/perfectionism", status: 200, isFrontDoor: true },
  { path: "/checkout", status: 200, isFrontDoor: false, answered: waitingPayment },
  { path: "/unsubscribe", status: 404, isFrontDoor: false },
  { path: "/help", status: 200, isFrontDoor: false },
  { path: "/privacy-policy", status: 200, isFrontDoor: false },
  { path: "/library", status: 200, isFrontDoor: false },
  { path: "/no-such-page", status: 404, isFrontDoor: false },
];
