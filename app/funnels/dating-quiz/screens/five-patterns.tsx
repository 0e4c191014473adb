import { ARCHETYPES } from "#app/domain/archetypes.ts";
import { Section } from "#app/funnels/shared/screens/section.tsx";
import { archetypeNames } from "../content/archetype-names.ts";
import { landing } from "../content/begin-texts.ts";
import * as css from "./five-patterns.css.ts";
import { PatternMark } from "./pattern-mark.tsx";

export const FivePatterns = () => (
  <Section id="patterns" {...landing.patterns}>
    <ul role="list" className={css.list}>
      {ARCHETYPES.map((archetype) => (
        <li key={archetype} className={css.pattern}>
          <PatternMark archetype={archetype} />
          <div>
            <h3 className={css.name}>{archetypeNames[archetype].title}</h3>
            <p className={css.text}>{archetypeNames[archetype].subtitle}</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
