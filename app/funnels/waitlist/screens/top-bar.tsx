import { Container } from "#app/design/layout.tsx";
import { Logo } from "#app/funnels/shared/screens/page/logo.tsx";
import { ThemeToggle } from "#app/funnels/shared/screens/page/theme-toggle.tsx";
import { signup } from "../content/texts.ts";
import { JoinLink } from "./join-link.tsx";
import * as css from "./landing-page.css.ts";

/** Hides the signup link once the visitor has joined. */
export const TopBar = ({ hasJoined }: { hasJoined: boolean }) => (
  <header className={css.bar}>
    <Container className={css.row}>
      <Logo />
      <div className={css.actions}>
        <ThemeToggle />
        {!hasJoined && (
          <JoinLink joined={null} size="s">
            {signup.action}
          </JoinLink>
        )}
      </div>
    </Container>
  </header>
);
