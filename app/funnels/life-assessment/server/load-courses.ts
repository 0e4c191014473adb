import type { Database } from "#app/data/database.ts";
import type { EntitledAttempt } from "#app/data/quiz2-entitlements.ts";
import { FREE_LESSON } from "#app/domain/free-reading.ts";
import type { AssessmentScores } from "#app/domain/life-areas.ts";
import type { HelpOffer } from "#app/help/server/find-help.ts";
import { AppError } from "#app/platform/app-error.ts";
import type { Clock } from "#app/platform/clock.ts";
import {
  type Closed,
  closeFor,
  findSubscriberAttempt,
} from "#app/subscriptions/server/find-subscriber.ts";
import { courses } from "../content/courses/courses.ts";
import { courseSources } from "../content/courses/sources.ts";
import { courseTexts } from "../content/courses-page.ts";
import type { Course } from "../content/lesson.ts";
import { refusals } from "../content/refusals.ts";
import {
  type CourseOutline,
  findLesson,
  type LoadedLesson,
  outlineCourses,
} from "../rules/courses.ts";
import { orderByArea } from "../rules/order-by-area.ts";
import { offerHelpFor } from "./offer-help.ts";
import { summarize } from "./summarize.ts";

type Deps = { db: Database; clock: Clock };

type Courses = {
  readonly state: "open";
  /** The courses for the two lowest areas of the newest attempt come first. */
  readonly courses: readonly CourseOutline[];
  readonly scores: AssessmentScores["areas"] | null;
  readonly sources: typeof courseSources;
  /** Null unless the newest attempt's answers ask for it. */
  readonly help: HelpOffer | null;
};
type OpenedLesson = LoadedLesson & { readonly state: "open" };

export const loadCourses = (deps: Deps, request: Request): Promise<Closed | Courses> =>
  openFor(deps, request, ({ latestScores: scores, latestDangerAnswer: dangerAnswer }) => ({
    state: "open",
    help: scores && offerHelpFor(request, { scores, dangerAnswer }),
    courses: outlineCourses(sortCourses(scores)),
    scores: scores?.areas ?? null,
    sources: courseSources,
  }));

function sortCourses(scores: AssessmentScores | null): readonly Course[] {
  if (scores === null) return courses;
  const placed = courses.map((course) => ({ course, area: courseTexts[course.id].area }));
  return orderByArea(placed, summarize(scores)).map(({ course }) => course);
}

/**
 * A lesson with its neighbours in the order of the list. Non-subscribers get the same response for every URL, so
 * lessons cannot be enumerated.
 * @throws AppError `not_found`, for subscribers only
 */
export const loadLesson = (
  deps: Deps,
  request: Request,
  asked: { courseId: string | undefined; lessonId: string | undefined },
): Promise<Closed | OpenedLesson> =>
  openFor(deps, request, ({ latestScores: scores }) => {
    const found = findLesson(sortCourses(scores), asked);
    if (found === null) throw new AppError("not_found", refusals.noLesson);
    return { state: "open", ...found };
  });

/** The lesson that everybody may read. */
export function loadFreeLesson() {
  const asked = { courseId: FREE_LESSON.course, lessonId: FREE_LESSON.lesson };
  const found = findLesson(courses, asked);
  if (found === null) throw new Error(`There is no lesson ${FREE_LESSON.lesson}.`);
  return { course: found.course, lesson: found.lesson };
}

async function openFor<Opened>(
  deps: Deps,
  request: Request,
  open: (subscriber: EntitledAttempt) => Opened,
): Promise<Closed | Opened> {
  const subscriber = await findSubscriberAttempt(deps, request);
  return subscriber === null ? closeFor(deps, request) : open(subscriber);
}
