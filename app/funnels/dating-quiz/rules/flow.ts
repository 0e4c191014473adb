import { QUESTIONS, type Question } from "../content/questions.ts";
import { decideArchetype, drawTieBreaks } from "./decide-archetype.ts";
import { type Answer, INSIGHT_COUNT, QUESTION_COUNT, type QuizSession } from "./quiz-session.ts";
import { scoreAnswers } from "./scoring.ts";

/** Every fifth question is followed by an insight. */
const QUESTIONS_PER_INSIGHT = QUESTION_COUNT / INSIGHT_COUNT;

/** @throws RangeError if the index is out of range */
export function findQuestion(session: QuizSession): Question {
  const question = QUESTIONS[session.currentQuestion];
  if (!question) throw new RangeError("Question index out of range.");
  return question;
}

/** Progress including this question, 5 to 100. */
export const percentComplete = ({ currentQuestion }: QuizSession): number =>
  Math.round(((currentQuestion + 1) / QUESTION_COUNT) * 100);

/** Stores the answer, replacing an earlier answer or skip, and advances. */
export function answerQuestion(session: QuizSession, answer: Answer): QuizSession {
  const { id } = findQuestion(session);
  const answers = { ...session.answers, [id]: answer };
  const skippedQuestions = session.skippedQuestions.filter((skipped) => skipped !== id);
  return leaveQuestion({ ...session, answers, skippedQuestions, scores: scoreAnswers(answers) });
}

/** Only choice questions can be skipped; a no-op for others. */
export function skipQuestion(session: QuizSession): QuizSession {
  const { id, type } = findQuestion(session);
  if (type !== "choice") return session;
  const { [id]: _dropped, ...answers } = session.answers;
  const skippedQuestions = [...session.skippedQuestions.filter((skipped) => skipped !== id), id];
  return leaveQuestion({ ...session, answers, skippedQuestions, scores: scoreAnswers(answers) });
}

/** Advances to the insight after every fifth question, else to the next question (docs/product.md#quiz-questions). */
export function leaveQuestion(session: QuizSession): QuizSession {
  const { id } = findQuestion(session);
  if (id % QUESTIONS_PER_INSIGHT !== 0) return advance(session);
  const currentInsight = Math.floor((id - 1) / QUESTIONS_PER_INSIGHT);
  return { ...session, stage: "insight", currentInsight };
}

export const leaveInsight = (session: QuizSession): QuizSession => advance(session);

/** Stops at the first question. */
export const goBack = (session: QuizSession): QuizSession => ({
  ...session,
  currentQuestion: Math.max(0, session.currentQuestion - 1),
});

export const finishLoading = (session: QuizSession): QuizSession => ({
  ...session,
  stage: "email",
});

/** Computes and shows the result. Reuses earlier tie-breakers. `random` returns numbers in [0, 1). */
export function reveal(
  session: QuizSession,
  person: { readonly name: string; readonly email: string },
  random: () => number,
): QuizSession {
  const scores = scoreAnswers(session.answers);
  const tieBreaks = session.tieBreaks ?? drawTieBreaks(random);
  return {
    ...session,
    ...person,
    scores,
    tieBreaks,
    finalArchetype: decideArchetype(scores, tieBreaks),
    lostSends: 0,
    stage: session.stage === "result" ? "result" : "offer",
  };
}

function advance(session: QuizSession): QuizSession {
  const next = session.currentQuestion + 1;
  if (next < QUESTION_COUNT) return { ...session, stage: "quiz", currentQuestion: next };
  const open = findOpenQuestion(session);
  return open < 0
    ? { ...session, stage: "loading" }
    : { ...session, stage: "quiz", currentQuestion: open };
}

/** Index of the first question that is neither answered nor skipped; -1 when there is none. */
const findOpenQuestion = ({ answers, skippedQuestions }: QuizSession): number =>
  QUESTIONS.findIndex(({ id }) => answers[id] === undefined && !skippedQuestions.includes(id));
