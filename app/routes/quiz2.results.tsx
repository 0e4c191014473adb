import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { head } from "#app/funnels/life-assessment/content/heads/results.ts";
import { RESULTS_CALL_SCRIPT } from "#app/funnels/life-assessment/screens/results/results-call.ts";
import { ResultsPage } from "#app/funnels/life-assessment/screens/results/results-page.tsx";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { isAttemptNamed, readAttemptCookie } from "#app/subscriptions/server/attempt-cookie.ts";

export const meta = pageMeta({ ...head, path: "/quiz2/results", isIndexed: false });

export const handle = { earlyScript: RESULTS_CALL_SCRIPT };

/** What there is to wait for, as far as the server can know before the script looks. */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  isExpected: isAttemptNamed(request),
  named: readAttemptCookie(request),
});

/** The tab in the address concerns the browser alone. */
export const shouldRevalidate = () => false;

export default function ResultsRoute() {
  return <ResultsPage {...useLoaderData<typeof loader>()} />;
}
