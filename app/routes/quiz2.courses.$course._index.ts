import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { COURSES_PATH } from "#app/funnels/life-assessment/rules/courses.ts";

/** A lesson's address without its end: the page of all courses shows this one, and what it is to whom. */
export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(`${COURSES_PATH}#${encodeURIComponent(params["course"] ?? "")}`);
