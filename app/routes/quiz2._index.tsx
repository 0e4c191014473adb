import { data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LandingPage } from "#app/funnels/life-assessment/screens/landing/landing-page.tsx";
import { countCompleted } from "#app/funnels/life-assessment/server/complete-attempt.ts";
import { resultsOf } from "#app/funnels/shared/content/trial.ts";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { ReviewsProvider } from "#app/funnels/shared/screens/reviews.tsx";
import { toAppError } from "#app/platform/http/answer.ts";
import { NEVER_STORED } from "#app/platform/http/caching.ts";
import { showCount } from "#app/platform/http/show-count.ts";
import { showReviews } from "#app/reviews/server/show-reviews.ts";
import { listResults } from "#app/subscriptions/server/find-subscriber.ts";

export const meta = pageMeta({
  title: "Life Audit: see your whole life on one page",
  description:
    "100 questions about growth, connection, joy, purpose, and foundation, in 5 to 7 minutes. Free to take; your scores open with a trial.",
  path: "/quiz2",
  picture: "/share/quiz2.png",
});

export const handle = { seen: "quiz2.seen" };

/** Only for a browser with attempts is the page not the same as for everybody. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [completed, reviews, results] = await Promise.all([
    showCount(context, countCompleted),
    showReviews(context, "life_assessment"),
    listResults(context.deps, request).catch((error) => {
      // The page opens without the database, too.
      toAppError(error, context.log, context.requestId);
      return [];
    }),
  ]);
  const first = results[0];
  return data(
    { completed, reviews, resultsPath: first ? resultsOf(first.id) : null },
    { headers: first ? { "Cache-Control": NEVER_STORED } : {} },
  );
}

export default function LifeAuditRoute() {
  const { reviews, ...page } = useLoaderData<typeof loader>();
  return (
    <ReviewsProvider value={reviews}>
      <LandingPage {...page} />
    </ReviewsProvider>
  );
}
