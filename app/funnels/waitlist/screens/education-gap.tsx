import { Icon } from "#app/design/icon.tsx";
import { Card } from "#app/design/layout.tsx";
import { Section } from "#app/funnels/shared/screens/page/section.tsx";
import { educationGap } from "../content/texts.ts";
import * as css from "./education-gap.css.ts";

export const EducationGap = () => (
  <Section id="education-gap" title={educationGap.title} lead={educationGap.lead}>
    <div className={css.pair}>
      <Card className={css.card}>
        <h3>{educationGap.taught.title}</h3>
        <ul role="list" className={css.short}>
          {educationGap.taught.items.map((item) => (
            <li key={item} className={css.taught}>
              <span className={css.mark}>
                <Icon name="cross" />
              </span>
              {item}
            </li>
          ))}
        </ul>
      </Card>
      <Card look="soft" className={css.card}>
        <h3>{educationGap.needed.title}</h3>
        <ul role="list" className={css.list}>
          {educationGap.needed.items.map((item) => (
            <li key={item} className={css.needed}>
              <span className={css.arrow}>
                <Icon name="arrow" />
              </span>
              {item}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  </Section>
);
