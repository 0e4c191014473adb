import { Container } from "#app/design/layout.tsx";
import { Logo } from "./logo.tsx";
import * as css from "./slim-bar.css.ts";
import { ThemeToggle } from "./theme-toggle.tsx";

/** Logo and theme toggle of a single-purpose page. Not sticky. */
export const SlimBar = () => (
  <header>
    <Container className={css.row}>
      <Logo />
      <ThemeToggle />
    </Container>
  </header>
);
