import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { useFormAnswer } from "#app/funnels/shared/screens/use-form-answer.ts";
import { refusePage } from "#app/platform/http/call.ts";
import { mailedLinkHeaders, readLinkToken } from "#app/platform/http/mailed-link.ts";
import { BODY_LIMIT, readForm } from "#app/platform/http/read.ts";
import { ReviewPage } from "#app/reviews/screens/review-page.tsx";
import { loadReview, type ReviewView, writeReview } from "#app/reviews/server/write-review.ts";

export const meta = pageMeta({
  title: "Your review",
  description: "A few honest words about what you bought.",
  path: "/review",
  isIndexed: false,
});

export const headers = mailedLinkHeaders;

const answer = (view: ReviewView) => {
  const isRefused = view.state === "form" && view.problems !== null;
  return data(view, { status: view.state === "gone" ? 404 : isRefused ? 400 : 200 });
};

export const loader = async ({ request, context }: LoaderFunctionArgs) =>
  answer(await loadReview(context.deps, readLinkToken(request)).catch(refusePage(context)));

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request, BODY_LIMIT.review).catch(refusePage(context));
  const { rating = "", text = "", firstName = "", consent = "" } = fields;
  const typed = { rating, text, firstName, consent };
  const written = writeReview(context.deps, readLinkToken(request), typed);
  return answer(await written.catch(refusePage(context)));
}

export default function ReviewRoute() {
  const found = useLoaderData<typeof loader>();
  return <ReviewPage {...(useFormAnswer<typeof action>() ?? found)} />;
}
