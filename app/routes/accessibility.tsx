import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { loadLegalPage } from "#app/privacy/server/legal-pages.ts";

export const meta = pageMeta({
  title: "Accessibility Statement",
  description: "How accessible this site is, and how to tell us where it doesn’t work for you.",
  path: "/accessibility",
});

export const loader = ({ context }: LoaderFunctionArgs) => loadLegalPage("accessibility", context);

export { LegalRoute as default } from "#app/privacy/screens/legal-page.tsx";
