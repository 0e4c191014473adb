import { LinkButton } from "#app/design/controls/button.tsx";
import { StatePage } from "#app/design/feedback/state-page.tsx";
import { overdue, subscribed } from "#app/funnels/life-assessment/content/paywall.ts";
import { MANAGE_LINK, MANAGE_PATH, resultsOf } from "#app/funnels/shared/content/trial.ts";

/** Shown instead of the offer to a subscriber with an open payment. */
export const PaywallOverdue = () => (
  <StatePage scene="error" {...overdue} action={MANAGE_LINK} href={MANAGE_PATH} />
);

/** Shown instead of the offer, so that nobody pays twice. */
export const PaywallSubscribed = ({ attemptId }: { attemptId: string | null }) => (
  <StatePage
    scene="paid"
    title={subscribed.title}
    text={subscribed.lead}
    action={subscribed.results}
    href={resultsOf(attemptId)}
  >
    <LinkButton href={MANAGE_PATH} tone="quiet" size="l">
      {MANAGE_LINK}
    </LinkButton>
  </StatePage>
);
