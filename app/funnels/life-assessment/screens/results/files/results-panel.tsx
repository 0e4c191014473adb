import type { ReactNode } from "react";
import { Container } from "#app/design/layout.tsx";
import { InAppNotice } from "#app/funnels/shared/screens/small-print.tsx";
import * as css from "./results-panel.css.ts";

type ResultsPanelProps = {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
  /** Below a line. */
  foot?: ReactNode;
};

/** A panel with download buttons. */
export const ResultsPanel = ({ id, title, text, children, foot }: ResultsPanelProps) => (
  <Container>
    <section className={css.panel} aria-labelledby={id}>
      <div>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        <p className={css.text}>{text}</p>
      </div>
      <div className={css.actions}>{children}</div>
      {/* Every trial has a mailed link that opens this page in any browser. */}
      <InAppNotice isMailed />
      {foot && <div className={css.foot}>{foot}</div>}
    </section>
  </Container>
);
