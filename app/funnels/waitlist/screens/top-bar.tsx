import { LinkButton } from "#app/design/button.tsx";
import { Container } from "#app/design/layout.tsx";
import { Logo } from "#app/funnels/shared/screens/page/logo.tsx";
import { ThemeToggle } from "#app/funnels/shared/screens/page/theme-toggle.tsx";
import { signup } from "../content/texts.ts";
import * as css from "./top-bar.css.ts";

export const TopBar = () => (
  <header className={css.bar}>
    <Container className={css.row}>
      <Logo />
      <div className={css.actions}>
        <ThemeToggle />
        <LinkButton href={`#${signup.anchor}`} size="s">
          {signup.action}
        </LinkButton>
      </div>
    </Container>
  </header>
);
