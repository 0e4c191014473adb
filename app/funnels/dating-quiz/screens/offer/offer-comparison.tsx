import { comparison } from "#app/funnels/dating-quiz/content/bundle.ts";
import { Section } from "#app/funnels/shared/screens/section.tsx";
import * as css from "./offer-comparison.css.ts";

export const OfferComparison = () => (
  <Section id="comparison" title={comparison.title} lead={comparison.lead}>
    <ul role="list">
      {comparison.rows.map(({ topic, usual, ours }) => (
        <li key={topic} className={css.row}>
          <h3 className={css.topic}>{topic}</h3>
          <p className={css.usual}>
            <span className={css.name}>{comparison.usual}</span> {usual}
          </p>
          <p className={css.ours}>
            <span className={css.name}>{comparison.ours}</span> {ours}
          </p>
        </li>
      ))}
    </ul>
  </Section>
);
