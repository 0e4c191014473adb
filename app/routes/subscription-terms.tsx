import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { head } from "#app/privacy/content/heads/subscription-terms.ts";
import { loadLegalPage } from "#app/privacy/server/legal-pages.ts";

export const meta = pageMeta({ ...head, path: "/subscription-terms" });

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadLegalPage("subscriptionTerms", context);

export { LegalRoute as default } from "#app/privacy/screens/legal-page.tsx";
