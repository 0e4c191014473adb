import { ARCHETYPES } from "#app/domain/archetypes.ts";
import { archetypeNames } from "#app/funnels/dating-quiz/content/archetype-names.ts";
import { landing } from "#app/funnels/dating-quiz/content/begin-texts.ts";
import { Section } from "#app/funnels/shared/screens/section.tsx";
import { PatternMark } from "../pattern-mark.tsx";
import * as css from "./five-patterns.css.ts";

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
