import { LinkButton } from "#app/design/controls/button.tsx";
import { PULSE_PATH, pulse } from "#app/funnels/life-assessment/content/pulse.ts";
import * as css from "./pulse-offer.css.ts";

/** Offers the pulse where two results are compared. */
export const PulseOffer = () => (
  <aside className={css.offer} aria-labelledby="pulse-title">
    <h2 id="pulse-title" className={css.title}>
      {pulse.offer.title}
    </h2>
    <p className={css.text}>{pulse.offer.text}</p>
    <div>
      <LinkButton href={PULSE_PATH} tone="quiet">
        {pulse.offer.action}
      </LinkButton>
    </div>
  </aside>
);
