import { Container } from "#app/design/layout.tsx";
import { waiting } from "#app/funnels/dating-quiz/content/begin-texts.ts";
import * as css from "./opening-stage.css.ts";

/** Loading state of the next stage. */
export const OpeningStage = () => (
  <Container narrow className={css.place}>
    <p role="status">{waiting.opening}</p>
  </Container>
);
