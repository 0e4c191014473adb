import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { StopResultsPage } from "#app/funnels/dating-quiz/screens/stop-results-page.tsx";
import { isStopResultsLink, stopResults } from "#app/funnels/dating-quiz/server/result-mail.ts";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { LeaveListPage } from "#app/funnels/waitlist/screens/leave-list-page.tsx";
import { isLeaveLink, leaveWaitlist } from "#app/funnels/waitlist/server/leave-waitlist.ts";
import { refusePage } from "#app/platform/http/call.ts";
import { mailedLinkHeaders, readLinkToken } from "#app/platform/http/mailed-link.ts";
import { StopReviewsPage } from "#app/reviews/screens/review-page.tsx";
import { isStopReviewsLink, stopReviews } from "#app/reviews/server/write-review.ts";
import { StopPlanPage } from "#app/subscriptions/screens/stop-plan-page.tsx";
import { isStopLink, stopMailedPlan } from "#app/subscriptions/server/stop-plan-mails.ts";

export const meta = pageMeta({
  title: "Leave",
  description: "Ends the mail that the link to this page came with.",
  path: "/unsubscribe",
  isIndexed: false,
});

export const headers = mailedLinkHeaders;

type Deps = AppLoadContext["deps"];

/** The token's purpose says which of our mails it ends. */
async function findList(deps: Deps, token: string) {
  if (await isLeaveLink(deps, token, "leave_waitlist")) return "waitlist" as const;
  if (await isLeaveLink(deps, token, "refuse_signup")) return "signup" as const;
  if (await isStopReviewsLink(deps, token)) return "reviews" as const;
  if (await isStopResultsLink(deps, token)) return "results" as const;
  if (await isStopLink(deps, token, "plan_week")) return "plan_week" as const;
  return (await isStopLink(deps, token, "plan_day")) ? ("plan_day" as const) : null;
}

type List = NonNullable<Awaited<ReturnType<typeof findList>>>;

function leave(list: List, deps: Deps, token: string) {
  if (list === "plan_day" || list === "plan_week") return stopMailedPlan(deps, token, list);
  if (list === "reviews") return stopReviews(deps, token);
  if (list === "results") return stopResults(deps, token);
  return leaveWaitlist(deps, token, list === "signup" ? "refuse_signup" : "leave_waitlist");
}

const refuse = () => data({ list: null, step: "refuse" as const }, { status: 404 });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const list = await findList(context.deps, readLinkToken(request));
  return list === null ? refuse() : data({ list, step: "ask" as const });
}

/**
 * The page's button, and mail providers for their readers (RFC 8058): they send no cookie, and a body that
 * says nothing more than the address does. It is answered at once, because they follow no redirect.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = readLinkToken(request);
  const list = await findList(context.deps, token);
  if (list === null) return refuse();
  const hasLeft = await leave(list, context.deps, token).catch(refusePage(context));
  return hasLeft ? data({ list, step: "confirm" as const }) : refuse();
}

export default function Unsubscribe() {
  const asked = useLoaderData<typeof loader>();
  const { list, step } = useActionData<typeof action>() ?? asked;
  if (list === "reviews") return <StopReviewsPage step={step} />;
  if (list === "results") return <StopResultsPage step={step} />;
  return list === "plan_day" || list === "plan_week" ? (
    <StopPlanPage series={list} step={step} />
  ) : (
    <LeaveListPage step={step} isRefusing={list === "signup"} />
  );
}
