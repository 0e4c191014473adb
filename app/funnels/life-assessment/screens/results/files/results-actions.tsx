import { LinkButton } from "#app/design/controls/button.tsx";
import { Container } from "#app/design/layout.tsx";
import { actions } from "#app/funnels/life-assessment/content/paid-actions.ts";
import { manage } from "#app/funnels/life-assessment/content/results.ts";
import {
  HISTORY_LINK,
  HISTORY_PATH,
  MANAGE_LINK,
  MANAGE_PATH,
} from "#app/funnels/shared/content/trial.ts";
import * as css from "./results-actions.css.ts";

type ResultsActionsProps = {
  isOpen: boolean;
  /** The link to the payment, which also manages the subscription, is above. */
  isOverdue: boolean;
};

/** Links to other pages, below every tab; the payment summary only if paid. */
export const ResultsActions = ({ isOpen, isOverdue }: ResultsActionsProps) => (
  <Container className={css.foot}>
    <div className={css.links}>
      {isOpen && (
        <LinkButton href="/quiz2/thank-you" tone="quiet">
          {actions.summary}
        </LinkButton>
      )}
      <LinkButton href="/" tone="quiet">
        {actions.home}
      </LinkButton>
    </div>
    {!isOverdue && (
      <p className={css.manage}>
        <span>{isOpen ? manage.complete : manage.summary}</span>{" "}
        <a href={MANAGE_PATH}>{MANAGE_LINK}</a>
        {isOpen && (
          <>
            {" · "}
            <a href={HISTORY_PATH}>{HISTORY_LINK}</a>
          </>
        )}
      </p>
    )}
  </Container>
);
