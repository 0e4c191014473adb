import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { head } from "#app/privacy/content/heads/refunds.ts";
import { loadLegalPage } from "#app/privacy/server/legal-pages.ts";

export const meta = pageMeta({ ...head, path: "/refunds" });

export const loader = ({ context }: LoaderFunctionArgs) => loadLegalPage("refunds", context);

export { LegalRoute as default } from "#app/privacy/screens/legal-page.tsx";
