import { useEffect, useState } from "react";
import { Container, Stack } from "#app/design/layout.tsx";
import { ProgressBar } from "#app/design/progress-bar.tsx";
import { loading } from "../content/texts.ts";
import { ANALYSIS_OVER_MS, ANALYSIS_STAGES, factorPercent } from "../rules/analysis.ts";
import { finishLoading } from "../rules/flow.ts";
import type { StageProps } from "./stage-props.ts";

export function LoadingStage({ change, heading }: StageProps) {
  const [progress, setProgress] = useState(0);
  useEffect(() => {
    const timers = ANALYSIS_STAGES.map((stage) =>
      setTimeout(() => setProgress(stage.progress), stage.atMs),
    );
    timers.push(setTimeout(() => change(finishLoading), ANALYSIS_OVER_MS));
    return () => timers.forEach(clearTimeout);
  }, [change]);
  return (
    <Container narrow>
      <Stack>
        <h1 ref={heading} tabIndex={-1}>
          {loading.title}
        </h1>
        {loading.factors.map((name, place) => (
          <ProgressBar key={name} label={name} value={factorPercent(progress, place)} />
        ))}
      </Stack>
    </Container>
  );
}
