import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { loadLegalPage } from "#app/privacy/server/legal-pages.ts";

export const meta = pageMeta({
  title: "Refunds and Withdrawal",
  description: "How to get your money back: under our guarantee, and under the law.",
  path: "/refunds",
});

export const loader = ({ context }: LoaderFunctionArgs) => loadLegalPage("refunds", context);

export { LegalRoute as default } from "#app/privacy/screens/legal-page.tsx";
