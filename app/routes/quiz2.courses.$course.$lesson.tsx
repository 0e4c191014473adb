import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { COURSES_PATH, lessonPath } from "#app/funnels/life-assessment/rules/courses.ts";
import { CoursesClosed } from "#app/funnels/life-assessment/screens/courses/courses-closed.tsx";
import { LessonPage } from "#app/funnels/life-assessment/screens/courses/lesson-page.tsx";
import { loadLesson } from "#app/funnels/life-assessment/server/load-courses.ts";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { refusePage } from "#app/platform/http/call.ts";

export const meta: MetaFunction<typeof loader> = (args) => {
  const page = args.data?.state === "open" ? args.data : null;
  const describe = pageMeta({
    title: page?.lesson.title ?? "Your courses",
    description: "A five-minute lesson, and one small thing to do today.",
    path: page ? lessonPath(page.course.id, page.lesson.id) : COURSES_PATH,
    isIndexed: false,
  });
  return describe(args) ?? [];
};

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const asked = { courseId: params["course"], lessonId: params["lesson"] };
  const page = await loadLesson(context.deps, request, asked).catch(refusePage(context));
  return data(page, { status: page.state === "open" ? 200 : 403 });
}

export default function LessonRoute() {
  const page = useLoaderData<typeof loader>();
  return page.state === "open" ? <LessonPage {...page} /> : <CoursesClosed {...page} />;
}
