import { Container } from "#app/design/layout.tsx";
import { AREAS } from "#app/domain/life-areas.ts";
import { loading, noScript } from "#app/funnels/life-assessment/content/results.ts";
import { AreaRose } from "../landing/area-rose.tsx";
import * as css from "./results-loading.css.ts";

const petals = AREAS.map((key) => ({ key, length: 40 }));

/** As tall as the window, to avoid a layout shift when the results arrive. */
export const ResultsLoading = () => (
  <Container className={css.place}>
    <div className={css.panel}>
      <div className={css.rose}>
        <AreaRose petals={petals} />
      </div>
      <h1 className={css.title}>{loading}</h1>
      <noscript>
        <p>{noScript}</p>
      </noscript>
    </div>
  </Container>
);
