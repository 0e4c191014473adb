import type { RefObject } from "react";
import { Container } from "#app/design/layout.tsx";
import { head } from "#app/funnels/life-assessment/content/results.ts";
import * as css from "./results-head.css.ts";

type ResultsHeadProps = { heading: RefObject<HTMLHeadingElement> };

export const ResultsHead = ({ heading }: ResultsHeadProps) => (
  <Container>
    <h1 id="results-title" ref={heading} tabIndex={-1} className={css.title}>
      {head.title.complete}
    </h1>
  </Container>
);
