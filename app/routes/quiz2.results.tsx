import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { callResults } from "#app/funnels/life-assessment/screens/results/results-call.ts";
import { ResultsPage } from "#app/funnels/life-assessment/screens/results/results-page.tsx";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { refusePage } from "#app/platform/http/call.ts";
import { isAttemptNamed } from "#app/subscriptions/server/attempt-cookie.ts";
import { listResults } from "#app/subscriptions/server/find-subscriber.ts";

export const meta = pageMeta({
  title: "Your complete results",
  description: "Five areas, 25 sides, and what to do about them.",
  path: "/quiz2/results",
  isIndexed: false,
});

export const handle = {
  // The browser need not load what the server has written into the page.
  earlyScript: ({ readable }: Awaited<ReturnType<typeof loader>>) =>
    import.meta.env.SSR ? callResults(readable) : "",
  waitsForScript: true,
};

/** The attempts that this browser may read; its storage, which the server cannot see, chooses among them. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const found = await listResults(context.deps, request).catch(refusePage(context));
  return {
    readable: found.map(({ id }) => id),
    hasBought: found.some(({ isBought }) => isBought),
    isExpected: found.length > 0 || isAttemptNamed(request),
  };
}

/** The tab in the URL concerns only the browser. */
export const shouldRevalidate = () => false;

export default function ResultsRoute() {
  return <ResultsPage {...useLoaderData<typeof loader>()} />;
}
