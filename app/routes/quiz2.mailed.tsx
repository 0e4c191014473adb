import { MailedPage } from "#app/funnels/life-assessment/screens/paywall/paywall-subscribed.tsx";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";

export const meta = pageMeta({
  title: "Check your email",
  description: "A link to your subscription is in your mail, if there is one.",
  path: "/quiz2/mailed",
  isIndexed: false,
});

export default MailedPage;
