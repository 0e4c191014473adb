import type { ReactNode, RefObject } from "react";
import { LinkButton } from "../controls/button.tsx";
import { Container } from "../layout.tsx";
import { Scene, type SceneName } from "../scene.tsx";
import * as css from "./state-page.css.ts";

type StatePageProps = {
  scene: SceneName;
  title: string;
  text: ReactNode;
  /** The main button, if it is a link; an empty `href` reloads the page. */
  action?: string;
  href?: string;
  heading?: RefObject<HTMLHeadingElement>;
  /** Further buttons. */
  children?: ReactNode;
};

/**
 * What a page shows instead of its content when nothing is there, something failed, or something is done. Uses no
 * context: the error page must render when everything else has failed.
 */
export const StatePage = ({ scene, title, text, heading, children, ...main }: StatePageProps) => (
  <Container className={css.place}>
    <div className={css.picture}>
      <Scene name={scene} />
    </div>
    <div className={css.words}>
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        {title}
      </h1>
      <p className={css.text}>{text}</p>
      <div className={css.actions}>
        {main.action && main.href !== undefined && (
          <LinkButton href={main.href} size="l">
            {main.action}
          </LinkButton>
        )}
        {children}
      </div>
    </div>
  </Container>
);
