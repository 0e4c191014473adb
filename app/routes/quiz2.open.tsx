import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { OpenLinkPage } from "#app/funnels/life-assessment/screens/results/open-link-page.tsx";
import {
  findOpenedPath,
  isValidAttemptLink,
  redeemAttemptLink,
} from "#app/funnels/life-assessment/server/redeem-attempt-link.ts";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { refusePage } from "#app/platform/http/call.ts";
import { mailedLinkHeaders, mailedLinkLoader } from "#app/platform/http/mailed-link.ts";
import { readForm } from "#app/platform/http/read.ts";
import { senderOf } from "#app/platform/rate-limit.ts";
import { ensureVisitor } from "#app/platform/visitor.ts";
import { attemptCookie } from "#app/subscriptions/server/attempt-cookie.ts";

export const meta = pageMeta({
  title: "Open your results",
  description: "Opens the results of a Life Audit in this browser.",
  path: "/quiz2/open",
  isIndexed: false,
});

export const headers = mailedLinkHeaders;

export const loader = mailedLinkLoader(isValidAttemptLink);

export async function action({ request, context }: ActionFunctionArgs) {
  const { token = "", to } = await readForm(request).catch(refusePage(context));
  const visitor = await ensureVisitor(request);
  const sender = senderOf(request, visitor);
  const opened = await redeemAttemptLink(context.deps, token, sender).catch(refusePage(context));
  if (opened === null) return data(null, { status: 404 });
  const headers = new Headers(visitor.cookieHeader);
  headers.append("Set-Cookie", attemptCookie(opened.id));
  return redirect(findOpenedPath(opened, to), { status: 303, headers });
}

export default function OpenLinkRoute() {
  const [query] = useSearchParams();
  return <OpenLinkPage token={useLoaderData<typeof loader>().token} to={query.get("to")} />;
}
