import type { Archetype } from "#app/domain/archetypes.ts";
import { QUESTIONS, type Question } from "../content/questions.ts";
import { type Answer, type Answers, NO_SCORES, type Scores } from "./quiz-session.ts";

/** Scores all answers (docs/product.md#quiz-scoring), from scratch each time so that a changed answer counts once. */
export function scoreAnswers(answers: Answers): Scores {
  const scores: Record<Archetype, number> = { ...NO_SCORES };
  for (const question of QUESTIONS) {
    const answer = answers[question.id];
    if (answer === undefined) continue;
    for (const [archetype, points] of listPoints(question, answer)) scores[archetype] += points;
  }
  return scores;
}

function listPoints(question: Question, answer: Answer): (readonly [Archetype, number])[] {
  if (question.type === "likert") {
    const points = likertPoints(Number(answer));
    return question.archetype.map((archetype) => [archetype, points] as const);
  }
  // An unknown text counts as the first choice.
  const position = Math.max(0, question.choices.indexOf(String(answer)));
  const archetype = question.archetype[position];
  return archetype === undefined ? [] : [[archetype, 1]];
}

function likertPoints(value: number): number {
  if (value >= 4) return 1;
  return value === 3 ? 0.5 : 0;
}
