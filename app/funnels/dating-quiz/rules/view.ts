import { FRESH_SESSION, type QuizSession, STAGES } from "./quiz-session.ts";

/**
 * Each stage, each question and the payment is a place of its own, to which the browser's Back leads. The name of a
 * place is what the browser's history keeps of it.
 */
export function nameView({
  stage,
  currentQuestion,
  currentInsight,
  isPaymentMode,
}: QuizSession): string {
  if (stage === "quiz") return `quiz ${currentQuestion}`;
  if (stage === "insight") return `insight ${currentInsight}`;
  return stage === "offer" && isPaymentMode ? "offer payment" : stage;
}

/** Insights and the analysis are on the way: Back leads past them. */
export const isPassedThrough = (view: string): boolean => /^(insight|loading)\b/.test(view);

/** Whether the page's own Back leads from one place to the other: to an earlier question. */
export function isEarlier(view: string, than: string): boolean {
  const [stage, number] = view.split(" ");
  const [otherStage, otherNumber] = than.split(" ");
  return stage === "quiz" && otherStage === "quiz" && Number(number) < Number(otherNumber);
}

/** The session at a place where the visitor was before; at the first place that it has what it needs for. */
export function showView(session: QuizSession, view: string): QuizSession {
  const [name, detail] = view.split(" ");
  const stage = STAGES.find((candidate) => candidate === name) ?? "landing";
  if (stage === "landing") return FRESH_SESSION;
  const place = { ...session, isPaymentMode: false };
  if (stage === "age" || session.age === null) return { ...place, stage: "age" };
  if (stage === "gender" || session.gender === null) return { ...place, stage: "gender" };
  if (stage === "quiz") return { ...place, stage, currentQuestion: Number(detail) };
  if (stage === "insight") return { ...place, stage, currentInsight: Number(detail) };
  const isPaymentMode = detail === "payment" && session.clientSecret !== null;
  return { ...place, stage, isPaymentMode };
}
