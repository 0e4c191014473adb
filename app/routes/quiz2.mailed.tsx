import { MailedPage } from "#app/funnels/life-assessment/screens/paywall/mailed-page.tsx";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";

export const meta = pageMeta({
  title: "Check your email",
  description: "If you have a subscription, a link to it is in your email.",
  path: "/quiz2/mailed",
  isIndexed: false,
});

export default MailedPage;
