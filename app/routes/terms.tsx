import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { head } from "#app/privacy/content/heads/terms.ts";
import { loadLegalPage } from "#app/privacy/server/legal-pages.ts";

export const meta = pageMeta({ ...head, path: "/terms" });

export const loader = ({ context }: LoaderFunctionArgs) => loadLegalPage("terms", context);

export { LegalRoute as default } from "#app/privacy/screens/legal-page.tsx";
