import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { loadLegalPage } from "#app/privacy/server/legal-pages.ts";

export const meta = pageMeta({
  title: "Terms of Service",
  description: "What you can expect from us, and what we ask of you.",
  path: "/terms",
});

export const loader = ({ context }: LoaderFunctionArgs) => loadLegalPage("terms", context);

export { LegalRoute as default } from "#app/privacy/screens/legal-page.tsx";
