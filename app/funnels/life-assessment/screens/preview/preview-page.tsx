import type { ComponentProps } from "react";
import { footer } from "#app/funnels/life-assessment/content/site-texts.ts";
import type { DisplayFigures } from "#app/funnels/life-assessment/rules/preview.ts";
import type { Preview } from "#app/funnels/life-assessment/rules/results.ts";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import { useViewHeading } from "#app/funnels/shared/screens/page/use-view-heading.ts";
import { HelpNote } from "#app/help/screens/help-note.tsx";
import { PreviewMissing, ResultsFailed } from "../results/results-failed.tsx";
import { PreviewAnalysis } from "./preview-analysis.tsx";
import { PreviewGate, type RefusedEmail } from "./preview-gate.tsx";
import { PreviewResults } from "./preview-results.tsx";
import { usePreview } from "./use-preview.ts";

type PreviewPageProps = {
  attemptId: string;
  preview: Preview;
  /** Drawn by the server, so that hydration matches; null if the claims mode hides them. */
  figures: DisplayFigures | null;
  /** Null unless the answers ask for it. */
  help: ComponentProps<typeof HelpNote> | null;
  refused: RefusedEmail | null;
  /** The address of a buyer's own results, where the attempt is not theirs. */
  ownPath?: string | null;
};

/** `/quiz2/mini/{attemptId}` (docs/product.md#results-preview). */
export function PreviewPage({ attemptId, preview, figures, help, ...rest }: PreviewPageProps) {
  const { view, openGate, load } = usePreview(attemptId, preview);
  const heading = useViewHeading(view.state);
  const note = help && <HelpNote {...help} />;
  return (
    <SlimPage accent="lagoon" footer={footer}>
      {view.state === "missing" && <PreviewMissing ownPath={rest.ownPath} />}
      {view.state === "gate" && (
        <PreviewGate attemptId={attemptId} refused={rest.refused} onOpened={openGate}>
          {note}
        </PreviewGate>
      )}
      {view.state === "analyzing" && <PreviewAnalysis heading={heading} onOver={load} />}
      {view.state === "results" && (
        <PreviewResults heading={heading} figures={figures} results={view.results}>
          {note}
        </PreviewResults>
      )}
      {view.state === "failed" && <ResultsFailed heading={heading} />}
    </SlimPage>
  );
}
