import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { head } from "#app/funnels/life-assessment/content/heads/results.ts";
import { RESULTS_CALL_SCRIPT } from "#app/funnels/life-assessment/screens/results/results-call.ts";
import { ResultsPage } from "#app/funnels/life-assessment/screens/results/results-page.tsx";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { isAttemptNamed, readAttemptCookie } from "#app/subscriptions/server/attempt-cookie.ts";

export const meta = pageMeta({ ...head, path: "/quiz2/results", isIndexed: false });

export const handle = { earlyScript: RESULTS_CALL_SCRIPT, waitsForScript: true };

/** Whether to expect results, and for which attempt, as far as the server can tell before the script looks. */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  isExpected: isAttemptNamed(request),
  named: readAttemptCookie(request),
});

/** The tab in the URL concerns only the browser. */
export const shouldRevalidate = () => false;

export default function ResultsRoute() {
  return <ResultsPage {...useLoaderData<typeof loader>()} />;
}
