import { Button } from "#app/design/controls/button.tsx";
import { Card, Container } from "#app/design/layout.tsx";
import { Scene, type SceneName } from "#app/design/scene.tsx";
import { insights } from "#app/funnels/dating-quiz/content/insights.ts";
import { insight } from "#app/funnels/dating-quiz/content/texts.ts";
import { leaveInsight } from "#app/funnels/dating-quiz/rules/flow.ts";
import { Sources } from "#app/funnels/shared/screens/small-print.tsx";
import * as css from "./insight-stage.css.ts";
import type { StageProps } from "./stage-props.ts";
import { inQuiz } from "./stages.css.ts";

const SCENES: readonly SceneName[] = ["insight-1", "insight-2", "insight-3", "insight-4"];

export function InsightStage({ session, change, heading }: StageProps) {
  const shown = insights[session.currentInsight];
  const scene = SCENES[session.currentInsight];
  return (
    <Container narrow className={`${css.stage} ${inQuiz}`}>
      <Card look="night" className={css.card}>
        {scene && <Scene name={scene} className={css.picture} />}
        <p className={css.label}>{insight.label}</p>
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {shown?.title}
        </h1>
        <p className={css.text}>{shown?.text}</p>
        {shown?.sources && <Sources sources={shown.sources} />}
        <div className={css.action}>
          <Button size="l" isBlock onClick={() => change(leaveInsight)}>
            {insight.action}
          </Button>
        </div>
      </Card>
    </Container>
  );
}
