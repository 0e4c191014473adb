import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { loadLegalPage } from "#app/privacy/server/legal-pages.ts";

export const meta = pageMeta({
  title: "Consumer Health Data Privacy",
  description: "For people in states with a law on consumer health data.",
  path: "/consumer-health-data",
});

export const loader = ({ context }: LoaderFunctionArgs) => loadLegalPage("healthData", context);

export { LegalRoute as default } from "#app/privacy/screens/legal-page.tsx";
