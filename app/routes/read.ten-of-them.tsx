import { useLoaderData } from "@remix-run/react";
import { FREE_LESSON } from "#app/domain/free-reading.ts";
import { head } from "#app/funnels/life-assessment/content/heads/free-lesson.ts";
import { FreeLessonPage } from "#app/funnels/life-assessment/screens/courses/free-lesson-page.tsx";
import { loadFreeLesson } from "#app/funnels/life-assessment/server/load-courses.ts";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";

export const meta = pageMeta({ ...head, path: FREE_LESSON.path });

export const loader = () => loadFreeLesson();

export default function FreeLessonRoute() {
  return <FreeLessonPage {...useLoaderData<typeof loader>()} />;
}
