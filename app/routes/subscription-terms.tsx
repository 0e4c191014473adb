import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { loadLegalPage } from "#app/privacy/server/legal-pages.ts";

export const meta = pageMeta({
  title: "Subscription Terms",
  description:
    "What the Life Audit’s trial and subscription cost, how they renew, and how you end them.",
  path: "/subscription-terms",
});

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadLegalPage("subscriptionTerms", context);

export { LegalRoute as default } from "#app/privacy/screens/legal-page.tsx";
