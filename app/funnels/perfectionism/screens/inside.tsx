import { Card } from "#app/design/card.tsx";
import { Section } from "#app/funnels/shared/screens/page/section.tsx";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { inside } from "../content/sales-page.ts";
import { tools } from "../content/tools.ts";
import * as css from "./inside.css.ts";
import sprite from "./tool-pictures.svg?no-inline";

/** The first tool spans two columns, so that seven tools fill the rows. */
export function Inside() {
  const claimText = useClaimText();
  return (
    <Section id="inside" title={inside.title} lead={inside.lead}>
      <ul role="list" className={css.list}>
        {tools.map(({ id, name, text, form, value }, index) => {
          const worth = claimText(value);
          return (
            <li key={id} className={index === 0 ? css.first : css.place}>
              <Card look={index === 0 ? "soft" : "surface"} className={css.tool}>
                <svg className={css.picture} viewBox="0 0 64 64" aria-hidden="true">
                  <use href={`${sprite}#${id}`} />
                </svg>
                <h3 className={css.name}>{name}</h3>
                <p className={css.text}>{text}</p>
                <p className={css.foot}>
                  <span>{form}</span>
                  {worth && (
                    <span className={css.worth}>
                      {worth} {inside.value}
                    </span>
                  )}
                </p>
              </Card>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
