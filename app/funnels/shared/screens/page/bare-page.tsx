import type { ReactNode } from "react";
import { Container } from "#app/design/layout.tsx";
import { accents } from "#app/design/theme.css.ts";
import * as css from "./frames.css.ts";
import { Logo } from "./logo.tsx";

type BarePageProps = { accent: keyof typeof accents; children: ReactNode };

/** What a mailed link leads to: the logo, and one thing to do. */
export const BarePage = ({ accent, children }: BarePageProps) => (
  <div className={`${css.barePage} ${accents[accent]}`}>
    <header>
      <Container className={css.bareBar}>
        <Logo />
      </Container>
    </header>
    <main>{children}</main>
  </div>
);
