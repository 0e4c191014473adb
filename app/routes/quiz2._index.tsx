import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LandingPage } from "#app/funnels/life-assessment/screens/landing/landing-page.tsx";
import { countCompleted } from "#app/funnels/life-assessment/server/count-completed.ts";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { showCount } from "#app/platform/http/show-count.ts";

export const meta = pageMeta({
  title: "Life Audit: see your whole life on one page",
  description:
    "100 questions about growth, connection, joy, purpose and foundation, in 5 to 7 minutes. Free to take; your scores open with a trial.",
  path: "/quiz2",
  picture: "/share/quiz2.png",
});

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  completed: await showCount(context, countCompleted),
});

export default function LifeAuditRoute() {
  return <LandingPage {...useLoaderData<typeof loader>()} />;
}
