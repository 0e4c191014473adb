import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { COURSES_PATH } from "#app/funnels/life-assessment/rules/courses.ts";
import { CoursesClosed } from "#app/funnels/life-assessment/screens/courses/courses-closed.tsx";
import { CoursesPage } from "#app/funnels/life-assessment/screens/courses/courses-page.tsx";
import { loadCourses } from "#app/funnels/life-assessment/server/load-courses.ts";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { refusePage } from "#app/platform/http/call.ts";
import { findResultsPath } from "#app/subscriptions/server/find-subscriber.ts";

export const meta = pageMeta({
  title: "Your courses",
  description:
    "Five short courses of five lessons: foundation, connection, joy, purpose, and growth.",
  path: COURSES_PATH,
  isIndexed: false,
});

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [page, resultsPath] = await Promise.all([
    loadCourses(context.deps, request),
    findResultsPath(context.deps, request),
  ]).catch(refusePage(context));
  return data({ ...page, resultsPath }, { status: page.state === "open" ? 200 : 403 });
}

export default function CoursesRoute() {
  const page = useLoaderData<typeof loader>();
  return page.state === "open" ? <CoursesPage {...page} /> : <CoursesClosed {...page} />;
}
