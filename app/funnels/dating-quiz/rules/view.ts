import type { SeenStep } from "#app/domain/funnel-step.ts";
import { FRESH_SESSION, type QuizSession, STAGES } from "./quiz-session.ts";

/**
 * Each stage, each question and the payment is a view with its own entry in the browser's history, which stores the
 * view's name.
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

/** Names the part that a session shows, for the message when it does not load. */
export function nameContent({ stage, isPaymentMode }: QuizSession): "quiz" | "result" | "payment" {
  if (stage === "offer" && isPaymentMode) return "payment";
  return stage === "offer" || stage === "result" ? "result" : "quiz";
}

/** The browser's Back skips insights and the analysis. */
export const isPassedThrough = (view: string): boolean => /^(insight|loading)\b/.test(view);

/** Whether the page's own Back button leads from `than` to `view`: to an earlier question. */
export function isEarlier(view: string, than: string): boolean {
  const [stage, number] = view.split(" ");
  const [otherStage, otherNumber] = than.split(" ");
  return stage === "quiz" && otherStage === "quiz" && Number(number) < Number(otherNumber);
}

/** Returns the session at a view from the history, or at the earliest stage whose answer is missing. */
export function showView(session: QuizSession, view: string): QuizSession {
  const [name, detail] = view.split(" ");
  const stage = STAGES.find((candidate) => candidate === name) ?? "landing";
  if (stage === "landing") return FRESH_SESSION;
  const base = { ...session, isPaymentMode: false };
  if (stage === "age" || session.age === null) return { ...base, stage: "age" };
  if (stage === "gender" || session.gender === null) return { ...base, stage: "gender" };
  if (stage === "quiz") return { ...base, stage, currentQuestion: Number(detail) };
  if (stage === "insight") return { ...base, stage, currentInsight: Number(detail) };
  const isPaymentMode = detail === "payment" && session.clientSecret !== null;
  return { ...base, stage, isPaymentMode };
}

/** Returns the step that a view counts as seen (docs/product.md#counting). */
export function seenAt(view: string): SeenStep | null {
  const [stage, detail] = view.split(" ");
  if (stage === "quiz") return "quiz1.begun";
  if (stage === "result") return "quiz1.result";
  if (stage !== "offer") return null;
  return detail === "payment" ? "quiz1.form" : "quiz1.offer";
}
