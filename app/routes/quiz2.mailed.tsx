import { head } from "#app/funnels/life-assessment/content/heads/mailed.ts";
import { MailedPage } from "#app/funnels/life-assessment/screens/paywall/mailed-page.tsx";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";

export const meta = pageMeta({ ...head, path: "/quiz2/mailed", isIndexed: false });

export default MailedPage;
