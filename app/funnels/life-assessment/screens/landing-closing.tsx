import { Container } from "#app/design/layout.tsx";
import { closing } from "../content/landing.ts";
import * as css from "./landing-closing.css.ts";
import { StartLink } from "./start-link.tsx";

export const LandingClosing = () => (
  <section className={css.section} aria-labelledby="closing-title">
    <Container>
      <div className={css.panel}>
        <div>
          <h2 id="closing-title">{closing.title}</h2>
          <p className={css.lead}>{closing.lead}</p>
        </div>
        <div className={css.side}>
          <StartLink />
          <p className={css.note}>{closing.note}</p>
        </div>
      </div>
    </Container>
  </section>
);
