import type { ReactNode } from "react";
import { Container } from "#app/design/layout.tsx";
import * as css from "./tab-section.css.ts";

type TabSectionProps = { id: string; title: string; lead: string; children: ReactNode };

/** A part of a tab; closer together than the sections of a landing page. */
export const TabSection = ({ id, title, lead, children }: TabSectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className={css.section}>
    <Container>
      <h2 id={`${id}-title`} className={css.title}>
        {title}
      </h2>
      <p className={css.lead}>{lead}</p>
      {children}
    </Container>
  </section>
);
