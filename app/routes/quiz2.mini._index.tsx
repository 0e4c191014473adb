import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { PreviewPage } from "#app/funnels/life-assessment/screens/preview/preview-page.tsx";
import { resultsOf } from "#app/funnels/shared/content/trial.ts";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { refusePage } from "#app/platform/http/call.ts";
import { listResults } from "#app/subscriptions/server/find-subscriber.ts";

export const meta = pageMeta({
  title: "No assessment found",
  description: "A first look at the results of your Life Audit.",
  path: "/quiz2/mini",
  isIndexed: false,
});

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [first] = await listResults(context.deps, request).catch(refusePage(context));
  if (first) return redirect(first.isOpen ? resultsOf(first.id) : `/quiz2/mini/${first.id}`);
  return data(null, { status: 404 });
}

export default function PreviewWithoutAttempt() {
  const preview = { state: "missing" } as const;
  return <PreviewPage attemptId="" preview={preview} figures={null} help={null} refused={null} />;
}
