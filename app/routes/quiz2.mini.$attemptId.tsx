import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { drawDisplayFigures } from "#app/funnels/life-assessment/rules/preview.ts";
import type { Preview } from "#app/funnels/life-assessment/rules/results.ts";
import { PreviewPage } from "#app/funnels/life-assessment/screens/preview/preview-page.tsx";
import { requireVisitor } from "#app/funnels/life-assessment/server/attempt-id.ts";
import { CaptureEmail, captureEmail } from "#app/funnels/life-assessment/server/capture-email.ts";
import { loadPreview } from "#app/funnels/life-assessment/server/load-preview.ts";
import { resultsOf } from "#app/funnels/shared/content/trial.ts";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { ReviewsProvider } from "#app/funnels/shared/screens/reviews.tsx";
import { useFormAnswer } from "#app/funnels/shared/screens/use-form-answer.ts";
import { toAppError } from "#app/platform/http/answer.ts";
import { parseInput } from "#app/platform/http/read.ts";
import { readCountry } from "#app/platform/http/request-headers.ts";
import { submitForm } from "#app/platform/http/submit-form.ts";
import { addressPrefix } from "#app/platform/rate-limit.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import { showReviews } from "#app/reviews/server/show-reviews.ts";
import { listResults } from "#app/subscriptions/server/find-subscriber.ts";

export const meta = pageMeta({
  title: "Your Life Audit results",
  description: "A first look at the results of your Life Audit.",
  path: "/quiz2/mini",
  isIndexed: false,
});

/** Remix drops the headers of loaders and actions from the page without this. */
export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const figures = context.claims === "seed" ? drawDisplayFigures(Math.random) : null;
  try {
    const visitor = await findVisitor(request);
    const asked = { attemptId: params["attemptId"], visitor, country: readCountry(request) };
    const { preview, help } = await loadPreview(context.deps, asked);
    if (preview.state === "open") return redirect(resultsOf(params["attemptId"] ?? null));
    const [reviews, own] = await Promise.all([
      showReviews(context, "life_assessment"),
      preview.state === "missing" ? listResults(context.deps, request) : [],
    ]);
    const ownPath = own[0]?.isBought ? resultsOf(own[0].id) : null;
    return data(
      { preview, figures, help, reviews, ownPath },
      { status: preview.state === "missing" ? 404 : 200 },
    );
  } catch (thrown) {
    const { status, headers } = toAppError(thrown, context.log, context.requestId);
    const preview: Preview = { state: "failed" };
    return data({ preview, figures, help: null, reviews: [], ownPath: null }, { status, headers });
  }
}

/** The gate's form as the browser posts it before hydration or without script. */
export const action = ({ request, context, params }: ActionFunctionArgs) =>
  submitForm(
    { request, context },
    {
      readTyped: ({ email = "" }) => ({ email }),
      run: async (fields) => {
        const { attemptId, email } = parseInput(CaptureEmail, {
          ...fields,
          attemptId: params["attemptId"],
        });
        const attempt = requireVisitor(attemptId, await findVisitor(request));
        await captureEmail(context.deps, attempt, { email, addressPrefix: addressPrefix(request) });
        return { redirectTo: `/quiz2/mini/${attemptId}` };
      },
    },
  );

export default function PreviewRoute() {
  const { reviews, ...page } = useLoaderData<typeof loader>();
  const refused = useFormAnswer<typeof action>() ?? null;
  const { attemptId = "" } = useParams();
  return (
    <ReviewsProvider value={reviews}>
      <PreviewPage attemptId={attemptId} {...page} refused={refused} />
    </ReviewsProvider>
  );
}
