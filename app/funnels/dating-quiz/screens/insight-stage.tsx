import { Button } from "#app/design/button.tsx";
import { Container, Stack } from "#app/design/layout.tsx";
import { insights } from "../content/insights.ts";
import { insight } from "../content/texts.ts";
import { leaveInsight } from "../rules/flow.ts";
import type { StageProps } from "./stage-props.ts";

export function InsightStage({ session, change, heading }: StageProps) {
  const shown = insights[session.currentInsight];
  return (
    <Container narrow>
      <Stack>
        <p>{insight.label}</p>
        <h1 ref={heading} tabIndex={-1}>
          {shown?.title}
        </h1>
        <p>{shown?.text}</p>
        <div>
          <Button size="l" onClick={() => change(leaveInsight)}>
            {insight.action}
          </Button>
        </div>
      </Stack>
    </Container>
  );
}
