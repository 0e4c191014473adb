import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ThankYouPage } from "#app/funnels/life-assessment/screens/paywall/thank-you-page.tsx";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { refusePage } from "#app/platform/http/call.ts";
import { readAttemptCookie } from "#app/subscriptions/server/attempt-cookie.ts";
import { loadThankYou } from "#app/subscriptions/server/load-thank-you.ts";

export const meta = pageMeta({
  title: "Payment successful",
  description: "Your subscription, your plan, and what happens next.",
  path: "/quiz2/thank-you",
  isIndexed: false,
});

export async function loader({ request, context }: LoaderFunctionArgs) {
  const thankYou = await loadThankYou(context.deps, request).catch(refusePage(context));
  if (thankYou.state === "closed") throw redirect("/quiz2/manage", { status: 303 });
  if (thankYou.state === "unpaid") throw redirect("/quiz2/paywall", { status: 303 });
  return { thankYou, named: readAttemptCookie(request) };
}

export default function ThankYouRoute() {
  return <ThankYouPage {...useLoaderData<typeof loader>()} />;
}
