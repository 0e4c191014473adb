import { data } from "@remix-run/cloudflare";
import { head } from "#app/funnels/life-assessment/content/heads/no-preview.ts";
import { PreviewPage } from "#app/funnels/life-assessment/screens/preview/preview-page.tsx";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";

export const meta = pageMeta({ ...head, path: "/quiz2/mini", isIndexed: false });

export const loader = () => data(null, { status: 404 });

export default function PreviewWithoutAttempt() {
  const preview = { state: "missing" } as const;
  return <PreviewPage attemptId="" preview={preview} figures={null} help={null} refused={null} />;
}
