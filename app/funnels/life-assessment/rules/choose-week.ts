import {
  type AssessmentScores,
  areaOf,
  orderAreas,
  type SubDimension,
} from "#app/domain/life-areas.ts";
import type { PersonScores } from "./needs-help.ts";
import { orderSteps, PLANNED_STEPS, type StepChoice } from "./order-steps.ts";

type LessonPlace = { readonly id: string; readonly subDimension: SubDimension };

/** The choice for a weekly mail, sent or still to be sent. */
export type WeekChoice = {
  readonly step: StepChoice;
  readonly lesson: string;
  /** The parts that were mailed before. */
  readonly again?: ("step" | "lesson")[] | undefined;
};

type Asked = {
  /** Of the latest attempt. */
  readonly scores: PersonScores;
  /** Of the attempt whose seven days were mailed. */
  readonly plannedFrom: PersonScores;
  readonly lessons: readonly LessonPlace[];
  /** Oldest first. */
  readonly sent: readonly WeekChoice[];
};

/**
 * Chooses the step and the lesson of a week (docs/product.md#weekly-mail): the first that was never sent, in the order
 * of the latest scores; once all were sent, the one sent longest ago. The steps of the seven days count as sent first.
 */
export function chooseWeek({ scores, plannedFrom, lessons, sent }: Asked): WeekChoice {
  const mailed = [...planKeys(plannedFrom), ...sent.map(({ step }) => keyOf(step))];
  const lessonsSent = sent.map((week) => week.lesson);
  const step = pickLongestAgo(orderSteps(scores), keyOf, [...planKeys(scores), ...mailed]);
  const lesson = pickLongestAgo(orderLessons(lessons, scores), ({ id }) => id, lessonsSent);
  const again = [
    ...(mailed.includes(keyOf(step)) ? (["step"] as const) : []),
    ...(lessonsSent.includes(lesson.id) ? (["lesson"] as const) : []),
  ];
  return { step, lesson: lesson.id, ...(again.length > 0 && { again }) };
}

const planKeys = (scores: PersonScores) => orderSteps(scores).slice(0, PLANNED_STEPS).map(keyOf);

const keyOf = ({ name, kind }: StepChoice): string => `${name}:${kind}`;

/** The lowest area's lessons first; within an area, the lowest sub-dimension's. */
function orderLessons(lessons: readonly LessonPlace[], scores: AssessmentScores) {
  const areas = orderAreas(scores);
  const placeOf = ({ subDimension }: LessonPlace) => areas.indexOf(areaOf(subDimension));
  const scoreOf = ({ subDimension }: LessonPlace) => scores.subDimensions[subDimension];
  return [...lessons].sort(
    (one, other) => placeOf(one) - placeOf(other) || scoreOf(one) - scoreOf(other),
  );
}

function pickLongestAgo<Item>(
  items: readonly Item[],
  key: (item: Item) => string,
  brought: readonly string[],
): Item {
  // Sorting is stable: items that were never sent have -1 and keep their order.
  const placeOf = (item: Item) => brought.lastIndexOf(key(item));
  const [first] = [...items].sort((one, other) => placeOf(one) - placeOf(other));
  if (first === undefined) throw new Error("There is nothing to choose from.");
  return first;
}
