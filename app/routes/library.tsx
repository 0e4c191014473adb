import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readGuideQuery } from "#app/funnels/dating-quiz/rules/search-guides.ts";
import { LibraryPage } from "#app/funnels/dating-quiz/screens/library/library-page.tsx";
import { loadLibrary } from "#app/funnels/dating-quiz/server/load-library.ts";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { DownloadsPage } from "#app/orders/screens/downloads-page.tsx";
import { loadDownloads } from "#app/orders/server/load-downloads.ts";
import { refusePage } from "#app/platform/http/call.ts";
import { findResultsPath } from "#app/subscriptions/server/find-subscriber.ts";

export const meta = pageMeta({
  title: "Your library",
  description: "The guides that are open in this browser, ready to search and download.",
  path: "/library",
  isIndexed: false,
});

/** A visitor without a library gets the data of the downloads page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const [library, resultsPath] = await Promise.all([
    loadLibrary(context.deps, request),
    findResultsPath(context.deps, request),
  ]).catch(refusePage(context));
  if (library !== null) {
    const query = readGuideQuery(new URL(request.url).searchParams);
    return { library, query, resultsPath, orders: null };
  }
  const orders = await loadDownloads(context.deps, request).catch(refusePage(context));
  return { library, query: null, resultsPath, orders };
}

export default function LibraryRoute() {
  const opened = useLoaderData<typeof loader>();
  return opened.library ? (
    <LibraryPage {...opened} />
  ) : (
    <DownloadsPage orders={opened.orders} lost={{ isSent: false, refused: null }} />
  );
}
