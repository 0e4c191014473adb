import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { COURSES_PATH } from "#app/funnels/life-assessment/rules/courses.ts";

/** A lesson's URL without its last part: the page of all courses shows this one, and decides who may see it. */
export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(`${COURSES_PATH}#${encodeURIComponent(params["course"] ?? "")}`);
