import type { ReactNode } from "react";
import { Container } from "#app/design/layout.tsx";
import * as css from "./closing-panel.css.ts";

type ClosingPanelProps = {
  title: string;
  lead: string;
  note?: string;
  /** The call to action. */
  children: ReactNode;
};

/** The last part of a landing or sales page. */
export const ClosingPanel = ({ title, lead, note, children }: ClosingPanelProps) => (
  <section className={css.section} aria-labelledby="closing-title">
    <Container>
      <div className={css.panel}>
        <div>
          <h2 id="closing-title">{title}</h2>
          <p className={css.lead}>{lead}</p>
        </div>
        <div className={css.side}>
          {children}
          {note && <p className={css.note}>{note}</p>}
        </div>
      </div>
    </Container>
  </section>
);
