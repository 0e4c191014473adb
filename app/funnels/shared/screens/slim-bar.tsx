import { Container } from "#app/design/layout.tsx";
import { Logo } from "./logo.tsx";
import * as css from "./slim-bar.css.ts";
import { ThemeToggle } from "./theme-toggle.tsx";

/** The way home and the theme, at the top of a page that has one thing to do. Scrolls away with it. */
export const SlimBar = () => (
  <header>
    <Container className={css.row}>
      <Logo />
      <ThemeToggle />
    </Container>
  </header>
);
