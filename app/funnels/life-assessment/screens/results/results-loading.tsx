import { Container } from "#app/design/layout.tsx";
import { loading, noScript } from "#app/funnels/life-assessment/content/results.ts";
import { AreaFlower, evenly } from "../flower/area-flower.tsx";
import * as css from "./results-loading.css.ts";

/** As tall as the window, to avoid a layout shift when the results arrive. */
export const ResultsLoading = () => (
  <Container className={css.place}>
    <div className={css.panel}>
      <div className={css.rose}>
        <AreaFlower scores={evenly(40)} isGrowing />
      </div>
      <h1 className={css.title}>{loading}</h1>
      <noscript>
        <h1 className={css.withoutScript}>{noScript}</h1>
      </noscript>
    </div>
  </Container>
);
