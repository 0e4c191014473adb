import { Accordion } from "#app/design/controls/accordion.tsx";
import type { Archetype } from "#app/domain/archetypes.ts";
import { archetypes } from "#app/funnels/dating-quiz/content/archetypes.ts";
import { pattern } from "#app/funnels/dating-quiz/content/offer.ts";
import { Section } from "#app/funnels/shared/screens/page/section.tsx";
import { RestOfPage, shareCard } from "./offer-parts.tsx";
import * as css from "./offer-pattern.css.ts";

/** The quiz's result in words, free of charge: recognitions first. */
export function OfferPattern({ archetype }: { archetype: Archetype }) {
  const { description, patterns, strengths, firstSteps } = archetypes[archetype];
  return (
    <Section id="pattern" title={pattern.title} lead={description}>
      <div className={css.sides}>
        <ul role="list" className={css.recognitions} aria-label={pattern.patterns}>
          {patterns.map((line) => (
            <li key={line} className={css.recognition}>
              {line}
            </li>
          ))}
        </ul>
        <Accordion
          name="pattern"
          items={[
            { id: "strengths", title: pattern.strengths, body: <Lines lines={strengths} /> },
            { id: "steps", title: pattern.firstSteps, body: <Lines lines={firstSteps} /> },
          ]}
        />
      </div>
      <RestOfPage part={shareCard} archetype={archetype} />
    </Section>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul role="list" className={css.lines}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
