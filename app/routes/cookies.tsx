import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { loadLegalPage } from "#app/privacy/server/legal-pages.ts";

export const meta = pageMeta({
  title: "Cookies and Storage",
  description: "Everything this site keeps in your browser, what it’s for, and how long it stays.",
  path: "/cookies",
});

export const loader = ({ context }: LoaderFunctionArgs) => loadLegalPage("cookies", context);

export { LegalRoute as default } from "#app/privacy/screens/legal-page.tsx";
