import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { CheckRequired } from "#app/billing/server/guard-payments.ts";
import { PaywallPage } from "#app/funnels/life-assessment/screens/paywall/paywall-page.tsx";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { ReviewsProvider } from "#app/funnels/shared/screens/reviews.tsx";
import { useFormAnswer } from "#app/funnels/shared/screens/use-form-answer.ts";
import { refusePage } from "#app/platform/http/call.ts";
import { submitForm } from "#app/platform/http/submit-form.ts";
import { showReviews } from "#app/reviews/server/show-reviews.ts";
import { loadPaywall } from "#app/subscriptions/server/load-paywall.ts";
import { postCheckoutForm } from "#app/subscriptions/server/post-checkout-form.ts";

export const meta = pageMeta({
  title: "Unlock your complete results",
  description: "All five areas, 25 sides, and a 7-day action plan.",
  path: "/quiz2/paywall",
  isIndexed: false,
});

export const handle = { seen: "quiz2.paywall" };

/** Remix drops an action's headers from the page without this. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [paywall, reviews] = await Promise.all([
    loadPaywall(context.deps, request).catch(refusePage(context)),
    showReviews(context, "life_assessment"),
  ]);
  return { paywall, reviews };
}

/** The checkout form as the browser posts it before hydration or without script. */
export const action = ({ request, context }: ActionFunctionArgs) =>
  submitForm(
    { request, context },
    {
      readTyped: ({ email = "", country = "" }, refusedWith) => ({
        email,
        country,
        check: refusedWith instanceof CheckRequired ? refusedWith.ticket : null,
      }),
      run: async (fields) => ({
        redirectTo: await postCheckoutForm(context.deps, request, fields),
      }),
    },
  );

export default function PaywallRoute() {
  const { paywall, reviews } = useLoaderData<typeof loader>();
  const refused = useFormAnswer<typeof action>() ?? null;
  const [query] = useSearchParams();
  return (
    <ReviewsProvider value={reviews}>
      <PaywallPage paywall={paywall} refused={refused} isFormAsked={query.has("form")} />
    </ReviewsProvider>
  );
}
