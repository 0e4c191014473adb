import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { head } from "#app/funnels/life-assessment/content/heads/landing.ts";
import { LandingPage } from "#app/funnels/life-assessment/screens/landing/landing-page.tsx";
import { countCompleted } from "#app/funnels/life-assessment/server/complete-attempt.ts";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { ReviewsProvider } from "#app/funnels/shared/screens/reviews.tsx";
import { showCount } from "#app/platform/http/show-count.ts";
import { showReviews } from "#app/reviews/server/show-reviews.ts";

export const meta = pageMeta({ ...head, path: "/quiz2", picture: "/share/quiz2.png" });

export const handle = { seen: "quiz2.seen" };

export async function loader({ context }: LoaderFunctionArgs) {
  const [completed, reviews] = await Promise.all([
    showCount(context, countCompleted),
    showReviews(context, "life_assessment"),
  ]);
  return { completed, reviews };
}

export default function LifeAuditRoute() {
  const { reviews, completed } = useLoaderData<typeof loader>();
  return (
    <ReviewsProvider value={reviews}>
      <LandingPage completed={completed} />
    </ReviewsProvider>
  );
}
