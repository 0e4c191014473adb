import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { loadLegalPage } from "#app/privacy/server/legal-pages.ts";

export const meta = pageMeta({
  title: "Imprint",
  description: "Who runs this site, and how to reach them.",
  path: "/imprint",
});

export const loader = ({ context }: LoaderFunctionArgs) => loadLegalPage("imprint", context);

export { LegalRoute as default } from "#app/privacy/screens/legal-page.tsx";
