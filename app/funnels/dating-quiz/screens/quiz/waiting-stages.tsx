import type { RefObject } from "react";
import { Button } from "#app/design/controls/button.tsx";
import { Card, Container } from "#app/design/layout.tsx";
import { waiting } from "#app/funnels/dating-quiz/content/begin-texts.ts";
import * as css from "./stages.css.ts";

type FailedStageProps = {
  /** The page's heading; omitted if only a part of the page failed. */
  heading?: RefObject<HTMLHeadingElement>;
  what: keyof typeof waiting.failed.descriptions;
  retry: () => void;
};

/** A script failed to load. */
export const FailedStage = ({ heading, what, retry }: FailedStageProps) => (
  <Container narrow className={css.place}>
    <Card className={css.card}>
      {heading ? (
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {waiting.failed.title}
        </h1>
      ) : (
        <h2 className={css.title}>{waiting.failed.title}</h2>
      )}
      <p className={css.text}>{waiting.failed.descriptions[what]}</p>
      <div>
        <Button size="l" onClick={retry}>
          {waiting.failed.action}
        </Button>
      </div>
    </Card>
  </Container>
);

/** Loading state of the next stage. */
export const OpeningStage = () => (
  <Container narrow className={css.opening}>
    <p role="status">{waiting.opening}</p>
  </Container>
);
