import { useLoaderData } from "@remix-run/react";
import { FREE_LESSON } from "#app/domain/free-reading.ts";
import { FreeLessonPage } from "#app/funnels/life-assessment/screens/courses/free-lesson-page.tsx";
import { loadFreeLesson } from "#app/funnels/life-assessment/server/load-courses.ts";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";

export const meta = pageMeta({
  title: "Make ten of them",
  description:
    "A free five-minute lesson for people who are waiting for a good idea: four limits, ten tries, and an appointment for your inner judge.",
  path: FREE_LESSON.path,
});

export const loader = () => loadFreeLesson();

export default function FreeLessonRoute() {
  return <FreeLessonPage {...useLoaderData<typeof loader>()} />;
}
