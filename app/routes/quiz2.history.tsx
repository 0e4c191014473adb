import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { HistoryPage } from "#app/funnels/life-assessment/screens/history/history-page.tsx";
import { HistoryClosed } from "#app/funnels/life-assessment/screens/subscribers-only.tsx";
import { loadHistory } from "#app/funnels/life-assessment/server/history.ts";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { refusePage } from "#app/platform/http/call.ts";

export const meta = pageMeta({
  title: "My history",
  description: "All your results side by side, and when the next assessment is due.",
  path: "/quiz2/history",
  isIndexed: false,
});

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await loadHistory(context.deps, request).catch(refusePage(context));
  return data(page, { status: page.state === "open" ? 200 : 403 });
}

export default function HistoryRoute() {
  const page = useLoaderData<typeof loader>();
  return page.state === "open" ? <HistoryPage {...page} /> : <HistoryClosed {...page} />;
}
