import {
  type AssessmentScores,
  areaOf,
  orderAreas,
  type SubDimension,
} from "#app/domain/life-areas.ts";
import { orderSteps, PLANNED_STEPS, type StepChoice } from "./order-steps.ts";

type LessonPlace = { readonly id: string; readonly subDimension: SubDimension };

/** What a weekly mail brought, or is to bring. */
export type WeekChoice = { readonly step: StepChoice; readonly lesson: string };

type Asked = {
  /** Of the latest attempt. */
  readonly scores: AssessmentScores;
  /** Of the attempt whose seven days were mailed. */
  readonly plannedFrom: AssessmentScores;
  readonly lessons: readonly LessonPlace[];
  readonly sent: readonly WeekChoice[];
};

/**
 * The step and the lesson of a week (docs/product.md#weekly-mail): of what was brought least often, the first in the
 * order of the latest scores. The steps of the seven days count as brought, so nothing comes twice before all has come.
 */
export function chooseWeek({ scores, plannedFrom, lessons, sent }: Asked): WeekChoice {
  const planned = [scores, plannedFrom].flatMap((each) => orderSteps(each).slice(0, PLANNED_STEPS));
  const brought = [...new Set(planned.map(keyOf)), ...sent.map(({ step }) => keyOf(step))];
  const step = pickRarest(orderSteps(scores), keyOf, brought);
  const lesson = pickRarest(
    orderLessons(lessons, scores),
    ({ id }) => id,
    sent.map((week) => week.lesson),
  );
  return { step, lesson: lesson.id };
}

const keyOf = ({ name, kind }: StepChoice): string => `${name}:${kind}`;

/** The lowest area's first; within an area, the lowest sub-dimension's. */
function orderLessons(lessons: readonly LessonPlace[], scores: AssessmentScores) {
  const areas = orderAreas(scores);
  const placeOf = ({ subDimension }: LessonPlace) => areas.indexOf(areaOf(subDimension));
  const scoreOf = ({ subDimension }: LessonPlace) => scores.subDimensions[subDimension];
  return [...lessons].sort(
    (one, other) => placeOf(one) - placeOf(other) || scoreOf(one) - scoreOf(other),
  );
}

function pickRarest<Item>(
  items: readonly Item[],
  key: (item: Item) => string,
  brought: readonly string[],
): Item {
  const timesOf = (item: Item) => brought.filter((each) => each === key(item)).length;
  const [first] = [...items].sort((one, other) => timesOf(one) - timesOf(other));
  if (first === undefined) throw new Error("There is nothing to choose from.");
  return first;
}
