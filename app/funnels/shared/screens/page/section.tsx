import type { ReactNode } from "react";
import { Container } from "#app/design/layout.tsx";
import * as css from "./section.css.ts";

type SectionProps = {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
  isBand?: boolean;
};

/** A page section: heading, one sentence, content. `isBand` gives it a background of its own. */
export const Section = ({ id, title, lead, children, isBand = false }: SectionProps) => (
  <section
    className={isBand ? `${css.section} ${css.band}` : css.section}
    aria-labelledby={`${id}-title`}
    id={id}
  >
    <Container>
      <div className={css.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className={css.lead}>{lead}</p>
      </div>
      {children}
    </Container>
  </section>
);
