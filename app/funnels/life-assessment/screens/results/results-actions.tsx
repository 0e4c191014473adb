import { LinkButton } from "#app/design/button.tsx";
import { Container } from "#app/design/layout.tsx";
import { LIBRARY_PATH } from "#app/domain/download.ts";
import { actions } from "#app/funnels/life-assessment/content/paid-actions.ts";
import { manage } from "#app/funnels/life-assessment/content/results.ts";
import { MANAGE_LINK, MANAGE_PATH } from "#app/funnels/shared/content/trial.ts";
import * as css from "./paid-actions.css.ts";

/** Links to other pages; the payment summary only if paid. */
export const ResultsActions = ({ isOpen }: { isOpen: boolean }) => (
  <Container className={css.section}>
    <div className={css.actions}>
      {isOpen && (
        <>
          <LinkButton href="/quiz2/courses">{actions.courses}</LinkButton>
          <LinkButton href={LIBRARY_PATH} tone="quiet">
            {actions.guides}
          </LinkButton>
          <LinkButton href="/quiz2/thank-you" tone="quiet">
            {actions.summary}
          </LinkButton>
        </>
      )}
      <LinkButton href="/" tone="quiet">
        {actions.home}
      </LinkButton>
    </div>
    <p className={css.manage}>
      {isOpen ? manage.complete : manage.summary} <a href={MANAGE_PATH}>{MANAGE_LINK}</a>
    </p>
  </Container>
);
