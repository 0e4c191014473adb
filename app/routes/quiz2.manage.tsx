import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { refusePage } from "#app/platform/http/call.ts";
import { mailedLinkHeaders } from "#app/platform/http/mailed-link.ts";
import { enforceRateLimits, senderOf } from "#app/platform/rate-limit.ts";
import { ensureVisitor } from "#app/platform/visitor.ts";
import { ManagePage } from "#app/subscriptions/screens/manage-page.tsx";
import { loadManage } from "#app/subscriptions/server/load-manage.ts";
import { postManageForm } from "#app/subscriptions/server/post-manage-form.ts";

export const meta = pageMeta({
  title: "Manage subscription",
  description: "Where your trial stands, what’s charged next, and one button to cancel.",
  path: "/quiz2/manage",
  isIndexed: false,
});

export const headers = mailedLinkHeaders;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadManage(context.deps, request).catch(refusePage(context));

export async function action({ request, context }: ActionFunctionArgs) {
  const sender = senderOf(request, await ensureVisitor(request));
  const answer = await enforceRateLimits(context.deps.limits, "manage", sender)
    .then(() => postManageForm(context.deps, request))
    .catch(refusePage(context));
  return redirect(answer.redirectTo, { status: 303, headers: answer.headers });
}

export default function ManageRoute() {
  return <ManagePage {...useLoaderData<typeof loader>()} />;
}
