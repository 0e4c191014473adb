import type { RefObject } from "react";
import { Container } from "#app/design/layout.tsx";
import { head } from "#app/funnels/life-assessment/content/results.ts";
import * as css from "./results-head.css.ts";

type ResultsHeadProps = { heading: RefObject<HTMLHeadingElement>; isOpen: boolean };

export const ResultsHead = ({ heading, isOpen }: ResultsHeadProps) => (
  <Container>
    <h1 id="results-title" ref={heading} tabIndex={-1} className={css.title}>
      {isOpen ? head.title.complete : head.title.summary}
    </h1>
  </Container>
);
