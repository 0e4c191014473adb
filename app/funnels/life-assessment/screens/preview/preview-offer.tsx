import { Container } from "#app/design/layout.tsx";
import { benefits } from "#app/funnels/life-assessment/content/preview.ts";
import * as css from "./preview-offer.css.ts";
import { BenefitList } from "./trial-benefits.tsx";

/** The list of what the trial opens, below the blurred scores. */
export const PreviewOffer = () => (
  <Container className={css.section}>
    <section aria-labelledby="benefits-title">
      <h2 id="benefits-title" className={css.title}>
        {benefits.title}
      </h2>
      <BenefitList />
    </section>
  </Container>
);
