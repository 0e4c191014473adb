import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { describeQuiz } from "#app/funnels/dating-quiz/rules/share.ts";
import { EARLY_SCRIPT } from "#app/funnels/dating-quiz/screens/quiz/early-presses.ts";
import { QuizPage } from "#app/funnels/dating-quiz/screens/quiz/quiz-page.tsx";
import { countTakers } from "#app/funnels/dating-quiz/server/submit-quiz.ts";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { ReviewsProvider } from "#app/funnels/shared/screens/reviews.tsx";
import { HIDE_SECRET_SCRIPT } from "#app/orders/screens/success-guard.ts";
import { findForeignReturn } from "#app/orders/server/find-way-back.ts";
import { refusePage } from "#app/platform/http/call.ts";
import { showCount } from "#app/platform/http/show-count.ts";
import { showReviews } from "#app/reviews/server/show-reviews.ts";

/** A shared link that names a pattern shows that pattern's picture. */
export const meta: MetaFunction = (page) => pageMeta(describeQuiz(page.location.search))(page);

export const handle = {
  earlyScript: `${HIDE_SECRET_SCRIPT}${EARLY_SCRIPT}`,
  seen: "quiz1.seen",
  waitsForScript: true,
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const path = await findForeignReturn(context.deps, request).catch(refusePage(context));
  if (path !== null) throw redirect(path);
  const [takers, reviews] = await Promise.all([
    showCount(context, countTakers),
    showReviews(context, "dating_bundle"),
  ]);
  return { paymentSetup: context.paymentSetup, takers, reviews };
}

/** The quiz's history has many entries, and none of them is another page. */
export const shouldRevalidate = () => false;

export default function QuizRoute() {
  const { reviews, ...page } = useLoaderData<typeof loader>();
  return (
    <ReviewsProvider value={reviews}>
      <QuizPage {...page} />
    </ReviewsProvider>
  );
}
