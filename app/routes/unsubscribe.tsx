import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageMeta } from "#app/funnels/shared/screens/page-meta.ts";
import { LeavePage } from "#app/funnels/waitlist/screens/leave-page.tsx";
import { isLeaveLink, leaveWaitlist } from "#app/funnels/waitlist/server/leave-waitlist.ts";
import { mailedLinkHeaders, readLinkToken } from "#app/platform/http/mailed-link.ts";
import { refusePage } from "#app/platform/http/page.ts";

export const meta = pageMeta({
  title: "Leave the list",
  description: "Takes an address off the early-access list.",
  path: "/unsubscribe",
  isIndexed: false,
});

export const headers = mailedLinkHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  return (await isLeaveLink(context.deps, readLinkToken(request)))
    ? data({ step: "ask" as const })
    : data({ step: "refuse" as const }, { status: 404 });
}

/**
 * The page's button, and mail providers for their readers (RFC 8058): they send no cookie, and a body that
 * says nothing more than the address does. It is answered at once, because they follow no redirect.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const hasLeft = await leaveWaitlist(context.deps, readLinkToken(request)).catch(
    refusePage(context),
  );
  return hasLeft
    ? data({ step: "confirm" as const })
    : data({ step: "refuse" as const }, { status: 404 });
}

export default function Unsubscribe() {
  const { step } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <LeavePage step={answer?.step ?? step} />;
}
