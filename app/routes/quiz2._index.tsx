import { LandingPage } from "#app/funnels/life-assessment/screens/landing/landing-page.tsx";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";

export const meta = pageMeta({
  title: "Life Audit: see your whole life on one page",
  description:
    "100 questions about growth, connection, joy, purpose and foundation, in 5 to 7 minutes. See what carries you and where to begin.",
  path: "/quiz2",
});

export default LandingPage;
