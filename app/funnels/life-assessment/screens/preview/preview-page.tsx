import { type ComponentProps, type RefObject, useEffect, useState } from "react";
import { analysis } from "#app/funnels/life-assessment/content/preview.ts";
import { footer } from "#app/funnels/life-assessment/content/site-texts.ts";
import {
  ANALYSIS_OVER_MS,
  ANALYSIS_STAGES,
  factorPercent,
  openPetals,
} from "#app/funnels/life-assessment/rules/analysis.ts";
import type { DisplayFigures } from "#app/funnels/life-assessment/rules/preview.ts";
import { type Preview, readResultsAnswer } from "#app/funnels/life-assessment/rules/results.ts";
import { areaAccents } from "#app/funnels/life-assessment/screens/flower/area-accents.css.ts";
import { loadResults } from "#app/funnels/life-assessment/screens/results/load-results.ts";
import { Analysis, useAnalysis } from "#app/funnels/shared/screens/analysis.tsx";
import { localStore, sessionStore } from "#app/funnels/shared/screens/browser-storage.ts";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import { useViewHeading } from "#app/funnels/shared/screens/page/use-view-heading.ts";
import { HelpNote } from "#app/help/screens/help-note.tsx";
import { PreviewMissing, ResultsFailed } from "../results/results-failed.tsx";
import { PreviewGate, type RefusedEmail } from "./preview-gate.tsx";
import { PreviewResults } from "./preview-results.tsx";
import { PreviewStage } from "./preview-stage.tsx";

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

type View = Preview | { readonly state: "analyzing" };

/** Gate, analysis, results: starts at the server's state (docs/product.md#results-preview). */
function usePreview(attemptId: string, found: Preview) {
  const [view, setView] = useState<View>(found);

  useEffect(() => {
    if (view.state === "results") localStore.write("quiz2_completed_attempt", attemptId);
  }, [attemptId, view.state]);

  return {
    view,
    openGate: (email: string) => {
      sessionStore.write("quiz2_email", email);
      setView({ state: "analyzing" });
    },
    load: () =>
      loadResults(attemptId, readResultsAnswer).then(
        (results) => setView({ state: "results", results }),
        () => setView({ state: "failed" }),
      ),
  };
}

type PreviewAnalysisProps = { heading: RefObject<HTMLHeadingElement>; onOver: () => void };

/** The flower opens petal by petal, one for each stage. */
function PreviewAnalysis({ heading, onOver }: PreviewAnalysisProps) {
  const progress = useAnalysis({ stages: ANALYSIS_STAGES, overMs: ANALYSIS_OVER_MS, onOver });
  const factors = analysis.factors.map(({ key, name, scale }) => ({
    name,
    percent: factorPercent(progress, scale),
    accent: areaAccents[key],
  }));
  return (
    <PreviewStage scores={openPetals(progress)}>
      <Analysis heading={heading} factors={factors} title={analysis.title} lead={analysis.lead} />
    </PreviewStage>
  );
}
