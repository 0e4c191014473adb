import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { drawDisplayFigures } from "#app/funnels/life-assessment/rules/display-figures.ts";
import type { Preview } from "#app/funnels/life-assessment/rules/results.ts";
import { PreviewPage } from "#app/funnels/life-assessment/screens/preview/preview-page.tsx";
import { loadPreview } from "#app/funnels/life-assessment/server/load-preview.ts";
import { postGateForm } from "#app/funnels/life-assessment/server/post-gate-form.ts";
import { pageMeta } from "#app/funnels/shared/screens/page-meta.ts";
import { toAppError } from "#app/platform/http/answer.ts";
import { findVisitor } from "#app/platform/visitor.ts";

export const meta = pageMeta({
  title: "Your Life Audit results",
  description: "A first look at the results of your Life Audit.",
  path: "/quiz2/mini",
  isIndexed: false,
});

/** Remix keeps the headers of loaders and actions from the page unless it is told otherwise. */
export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const figures = context.claims === "seed" ? drawDisplayFigures(Math.random) : null;
  try {
    const visitor = await findVisitor(request);
    const preview = await loadPreview(context.deps, params["attemptId"], visitor);
    return data({ preview, figures }, { status: preview.state === "missing" ? 404 : 200 });
  } catch (thrown) {
    const { status, headers } = toAppError(thrown, context.log, context.requestId);
    const preview: Preview = { state: "failed" };
    return data({ preview, figures }, { status, headers });
  }
}

/** The gate's form as the browser posts it before and without script. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { attemptId } = params;
  const visitor = await findVisitor(request);
  const refused = await postGateForm(context, { attemptId, visitor }, request);
  if (refused) return data(refused.form, { status: refused.status, headers: refused.headers });
  return redirect(`/quiz2/mini/${attemptId}`, { status: 303 });
}

export default function PreviewRoute() {
  const { preview, figures } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  const { attemptId = "" } = useParams();
  return <PreviewPage {...{ attemptId, preview, figures, refused }} />;
}
