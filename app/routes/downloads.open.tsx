import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { loadLibrary } from "#app/funnels/dating-quiz/server/load-library.ts";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { useFormAnswer } from "#app/funnels/shared/screens/use-form-answer.ts";
import { DownloadsPage } from "#app/orders/screens/downloads-page.tsx";
import { OpenDownloadsPage } from "#app/orders/screens/open-downloads-page.tsx";
import { readTarget } from "#app/orders/server/downloads-link.ts";
import { loadDownloads } from "#app/orders/server/load-downloads.ts";
import { isValidOrderLink, redeemOrderLink } from "#app/orders/server/redeem-order-link.ts";
import { refusePage } from "#app/platform/http/call.ts";
import { mailedLinkHeaders, mailedLinkLoader } from "#app/platform/http/mailed-link.ts";
import { readForm } from "#app/platform/http/read.ts";
import { senderOf } from "#app/platform/rate-limit.ts";
import { ensureVisitor } from "#app/platform/visitor.ts";

export const meta = pageMeta({
  title: "Open your downloads",
  description: "Opens a purchase in this browser.",
  path: "/downloads/open",
  isIndexed: false,
});

export const headers: HeadersFunction = ({ actionHeaders }) =>
  new Headers([...actionHeaders, ...Object.entries(mailedLinkHeaders())]);

export const loader = mailedLinkLoader(isValidOrderLink);

/** A browser that refuses the cookie of the link's page gets the files themselves, with links that need no cookie. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { token = "", to } = await readForm(request).catch(refusePage(context));
  const visitor = await ensureVisitor(request);
  const { deps } = context;
  const sender = senderOf(request, visitor);
  const isGranted = await redeemOrderLink(deps, token, sender).catch(refusePage(context));
  if (!isGranted) return data(null, { status: 404 });
  const headers = visitor.cookieHeader;
  if (!("Set-Cookie" in headers)) return redirect(readTarget(to), { status: 303 });
  const [orders, library] = await Promise.all([
    loadDownloads(deps, request),
    loadLibrary(deps, request),
  ]).catch(refusePage(context));
  const guides = library?.guides.map(({ title, address, format }) => ({ title, address, format }));
  return data({ orders, guides: guides ?? [] }, { status: 200, headers });
}

export default function OpenDownloadsRoute() {
  const [query] = useSearchParams();
  const { token } = useLoaderData<typeof loader>();
  const opened = useFormAnswer<typeof action>();
  if (!opened) return <OpenDownloadsPage token={token} to={query.get("to")} />;
  return <DownloadsPage {...opened} lost={{ isSent: false, refused: null }} />;
}
