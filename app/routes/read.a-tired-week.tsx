import { useLoaderData } from "@remix-run/react";
import { FREE_GUIDE } from "#app/domain/free-reading.ts";
import { FreeGuidePage } from "#app/funnels/dating-quiz/screens/library/free-guide-page.tsx";
import { loadFreeGuide } from "#app/funnels/dating-quiz/server/load-library.ts";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";

export const meta = pageMeta({
  title: "A Tired Week",
  description:
    "A free guide for a week you can’t call off: one thing to switch off each day, and one small recharge.",
  path: FREE_GUIDE.path,
});

export const loader = () => loadFreeGuide();

export default function FreeGuideRoute() {
  return <FreeGuidePage {...useLoaderData<typeof loader>()} />;
}
