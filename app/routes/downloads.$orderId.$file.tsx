import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { refusals } from "#app/orders/content/refusals.ts";
import { RefusedDownloadPage } from "#app/orders/screens/open-downloads-page.tsx";
import { loadDownload } from "#app/orders/server/load-download.ts";
import { AppError } from "#app/platform/app-error.ts";
import { call } from "#app/platform/http/call.ts";
import { mailedLinkHeaders } from "#app/platform/http/mailed-link.ts";

export const meta = pageMeta({
  title: "Download",
  description: "A file from a purchase, for its buyer.",
  path: "/downloads",
  isIndexed: false,
});

export const headers = mailedLinkHeaders;

/**
 * The door (workers/web/direct-calls.ts) calls this before Remix does, because Remix would take the file for the page's
 * data. A visitor who gets no file gets the page.
 */
export const loader = call({
  GET: async ({ request, context, params }) => {
    const { orderId, file } = params;
    const answer = context.isDirect
      ? await loadDownload(context.deps, request, { orderId, file })
      : null;
    if (answer === null) throw new AppError("not_found", refusals.noDownload);
    return answer;
  },
});

export default RefusedDownloadPage;
