import { accents } from "#app/design/theme.css.ts";
import { Footer } from "#app/funnels/shared/screens/footer.tsx";
import { SlimBar } from "#app/funnels/shared/screens/slim-bar.tsx";
import { footer } from "../content/landing.ts";
import type { DisplayFigures } from "../rules/display-figures.ts";
import type { Preview } from "../rules/results.ts";
import { PreviewAnalysis } from "./preview-analysis.tsx";
import { PreviewFailed } from "./preview-failed.tsx";
import { PreviewGate, type RefusedEmail } from "./preview-gate.tsx";
import { PreviewMissing } from "./preview-missing.tsx";
import * as css from "./preview-page.css.ts";
import { PreviewResults } from "./preview-results.tsx";
import { usePreview, useViewHeading } from "./use-preview.ts";

type PreviewPageProps = {
  attemptId: string;
  /** What the server found. */
  preview: Preview;
  /** Drawn by the server, so that its page and the browser's agree; null where they may not be shown. */
  figures: DisplayFigures | null;
  refused: RefusedEmail | null;
};

/** `/quiz2/mini/{attemptId}` (specification, section 2). */
export function PreviewPage({ attemptId, preview, figures, refused }: PreviewPageProps) {
  const { view, openGate, load } = usePreview(attemptId, preview);
  const heading = useViewHeading(view.state);
  return (
    <div className={`${css.page} ${accents.lagoon}`}>
      <SlimBar />
      <main>
        {view.state === "missing" && <PreviewMissing />}
        {view.state === "gate" && (
          <PreviewGate attemptId={attemptId} refused={refused} onOpened={openGate} />
        )}
        {view.state === "analyzing" && <PreviewAnalysis heading={heading} onOver={load} />}
        {view.state === "results" && (
          <PreviewResults heading={heading} results={view.results} figures={figures} />
        )}
        {view.state === "failed" && <PreviewFailed heading={heading} attemptId={attemptId} />}
      </main>
      <Footer {...footer} />
    </div>
  );
}
