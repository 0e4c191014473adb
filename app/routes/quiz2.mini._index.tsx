import { data } from "@remix-run/cloudflare";
import { PreviewPage } from "#app/funnels/life-assessment/screens/preview/preview-page.tsx";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";

export const meta = pageMeta({
  title: "No assessment found",
  description: "A first look at the results of your Life Audit.",
  path: "/quiz2/mini",
  isIndexed: false,
});

export const loader = () => data(null, { status: 404 });

export default function PreviewWithoutAttempt() {
  const preview = { state: "missing" } as const;
  return <PreviewPage attemptId="" {...{ preview, figures: null, help: null, refused: null }} />;
}
