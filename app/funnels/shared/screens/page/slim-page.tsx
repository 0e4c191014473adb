import type { ReactNode } from "react";
import { Container } from "#app/design/layout.tsx";
import { accents } from "#app/design/theme.css.ts";
import { Footer } from "./footer.tsx";
import * as css from "./frames.css.ts";
import { Logo } from "./logo.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

type SlimPageProps = {
  accent: keyof typeof accents;
  footer: { readonly line: string };
  /** Text of the skip link, for long pages. */
  skip?: string;
  children: ReactNode;
};

/** A single-purpose page: slim bar, content, footer at the bottom of the window. */
export const SlimPage = ({ accent, footer, skip, children }: SlimPageProps) => (
  <div className={`${css.page} ${accents[accent]}`}>
    {skip && (
      <a href="#main" className={css.skip}>
        {skip}
      </a>
    )}
    <SlimBar />
    <main id="main">{children}</main>
    <Footer {...footer} />
  </div>
);

/** Logo, a page's own link if any, and theme toggle of a single-purpose page. Not sticky. */
export const SlimBar = ({ children }: { children?: ReactNode }) => (
  <header>
    <Container className={css.row}>
      <Logo />
      {children}
      <ThemeToggle />
    </Container>
  </header>
);
