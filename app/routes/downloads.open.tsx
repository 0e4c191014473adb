import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { head } from "#app/orders/content/heads/open-downloads.ts";
import { OpenDownloadsPage } from "#app/orders/screens/open-downloads-page.tsx";
import { readTarget } from "#app/orders/server/downloads-link.ts";
import { isValidOrderLink, redeemOrderLink } from "#app/orders/server/redeem-order-link.ts";
import { refusePage } from "#app/platform/http/call.ts";
import { mailedLinkHeaders, mailedLinkLoader } from "#app/platform/http/mailed-link.ts";
import { readForm } from "#app/platform/http/read.ts";
import { senderOf } from "#app/platform/rate-limit.ts";
import { ensureVisitor } from "#app/platform/visitor.ts";

export const meta = pageMeta({ ...head, path: "/downloads/open", isIndexed: false });

export const headers = mailedLinkHeaders;

export const loader = mailedLinkLoader(isValidOrderLink);

export async function action({ request, context }: ActionFunctionArgs) {
  const { token = "", to } = await readForm(request).catch(refusePage(context));
  const visitor = await ensureVisitor(request);
  const sender = senderOf(request, visitor);
  const isGranted = await redeemOrderLink(context.deps, token, sender).catch(refusePage(context));
  if (!isGranted) return data(null, { status: 404 });
  return redirect(readTarget(to), { status: 303, headers: visitor.cookieHeader });
}

export default function OpenDownloadsRoute() {
  const [query] = useSearchParams();
  return <OpenDownloadsPage token={useLoaderData<typeof loader>().token} to={query.get("to")} />;
}
