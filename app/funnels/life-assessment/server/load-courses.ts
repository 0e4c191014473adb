import type { Database } from "#app/data/database.ts";
import type { Offer } from "#app/domain/subscription.ts";
import { AppError } from "#app/platform/app-error.ts";
import type { Clock } from "#app/platform/clock.ts";
import { isAttemptNamed } from "#app/subscriptions/server/attempt-cookie.ts";
import {
  findSubscriberAttempt,
  findVisitorOffer,
} from "#app/subscriptions/server/find-subscriber.ts";
import { courses } from "../content/courses/courses.ts";
import {
  type CourseOutline,
  findLesson,
  type LoadedLesson,
  outlineCourses,
} from "../rules/courses.ts";

type Deps = { db: Database; clock: Clock };

/** For non-subscribers. `hasAttempt`: there is an attempt to pay for. */
type Closed = { readonly state: "closed"; readonly hasAttempt: boolean; readonly offer: Offer };
type Courses = { readonly state: "open"; readonly courses: readonly CourseOutline[] };
type OpenedLesson = LoadedLesson & { readonly state: "open" };

export const loadCourses = (deps: Deps, request: Request): Promise<Closed | Courses> =>
  openFor(deps, request, () => ({ state: "open", courses: outlineCourses(courses) }));

/**
 * Non-subscribers get the same response for every URL, so lessons cannot be enumerated.
 * @throws AppError `not_found`, for subscribers only
 */
export const loadLesson = (
  deps: Deps,
  request: Request,
  asked: { courseId: string | undefined; lessonId: string | undefined },
): Promise<Closed | OpenedLesson> =>
  openFor(deps, request, () => {
    const found = findLesson(courses, asked);
    if (found === null) throw new AppError("not_found", "There is no such lesson.");
    return { state: "open", ...found };
  });

async function openFor<Opened>(
  deps: Deps,
  request: Request,
  open: () => Opened,
): Promise<Closed | Opened> {
  const subscriber = await findSubscriberAttempt(deps, request);
  if (subscriber !== null) return open();
  const offer = await findVisitorOffer(deps, request);
  return { state: "closed", hasAttempt: isAttemptNamed(request), offer };
}
