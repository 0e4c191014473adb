import { Section } from "#app/funnels/shared/screens/section.tsx";
import { painPoints } from "../content/sales-page.ts";
import * as css from "./pain-points.css.ts";

export const PainPoints = () => (
  <Section isBand id="thoughts" title={painPoints.title} lead={painPoints.lead}>
    <ul role="list" className={css.list}>
      {painPoints.items.map(({ id, thought, text }) => (
        <li key={id} className={css.item}>
          <h3 className={css.thought}>“{thought}”</h3>
          <p className={css.text}>{text}</p>
        </li>
      ))}
    </ul>
  </Section>
);
