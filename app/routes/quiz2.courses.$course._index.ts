import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";

/** A lesson's address without its end: the page of all courses shows this one, and what it is to whom. */
export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(`/quiz2/courses#${encodeURIComponent(params["course"] ?? "")}`);
