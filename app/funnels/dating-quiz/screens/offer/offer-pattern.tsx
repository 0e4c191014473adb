import type { ReactNode } from "react";
import { Icon } from "#app/design/icon.tsx";
import type { Archetype } from "#app/domain/archetypes.ts";
import { archetypes } from "#app/funnels/dating-quiz/content/archetypes.ts";
import { pattern } from "#app/funnels/dating-quiz/content/offer.ts";
import { Section } from "#app/funnels/shared/screens/page/section.tsx";
import * as css from "./offer-pattern.css.ts";

/** The quiz's result, free of charge. */
export function OfferPattern({ archetype }: { archetype: Archetype }) {
  const { strengths, patterns, firstSteps } = archetypes[archetype];
  return (
    <Section id="pattern" title={pattern.title} lead={pattern.lead} isBand>
      <div className={css.sides}>
        <Side title={pattern.strengths} lines={strengths} mark={<Mark name="check" />} />
        <Side title={pattern.patterns} lines={patterns} mark={<Mark name="arrow" />} />
        <Side title={pattern.firstSteps} lines={firstSteps} isNumbered />
      </div>
    </Section>
  );
}

const Mark = ({ name }: { name: "check" | "arrow" }) => (
  <span className={css.mark}>
    <Icon name={name} size={16} />
  </span>
);

type SideProps = {
  title: string;
  lines: readonly string[];
  mark?: ReactNode;
  isNumbered?: boolean;
};

function Side({ title, lines, mark, isNumbered = false }: SideProps) {
  const List = isNumbered ? "ol" : "ul";
  return (
    <div>
      <h3 className={css.title}>{title}</h3>
      <List role="list" className={css.lines}>
        {lines.map((line, index) => (
          <li key={line} className={css.line}>
            {mark ?? <span className={css.number}>{index + 1}</span>}
            {line}
          </li>
        ))}
      </List>
    </div>
  );
}
