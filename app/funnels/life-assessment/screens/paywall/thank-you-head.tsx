import { Badge } from "#app/design/badge.tsx";
import { Container } from "#app/design/layout.tsx";
import { formatUtcDay } from "#app/domain/calendar-day.ts";
import { claims } from "#app/funnels/life-assessment/content/claims.ts";
import { thanks, value } from "#app/funnels/life-assessment/content/thank-you.ts";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import type { ThankYou } from "#app/subscriptions/rules/trial-pages.ts";
import * as css from "./thank-you-head.css.ts";

/** Confirmation, price and next billing date. */
export function ThankYouHead({ thankYou }: { thankYou: ThankYou }) {
  const isConfirmed = thankYou.state === "confirmed";
  return (
    <Container>
      <div className={css.panel}>
        <div className={css.words}>
          {isConfirmed && <Badge look="fill">{thanks.badges[thankYou.offer]}</Badge>}
          <h1 className={css.title}>{isConfirmed ? thanks.title : thanks.pendingTitle}</h1>
          <p className={css.lead}>{isConfirmed ? thanks.lead : thanks.pending}</p>
          <dl className={css.facts}>
            <div>
              <dt className={css.name}>
                {thankYou.isCancelled ? thanks.accessUntil : thanks.nextBilling}
              </dt>
              <dd className={css.fact}>
                {formatUtcDay(thankYou.nextBillingMs)} {!thankYou.isCancelled && thanks.monthly}
              </dd>
            </div>
            {thankYou.sessionId && (
              <div>
                <dt className={css.name}>{thanks.reference}</dt>
                <dd className={css.fact}>{thankYou.sessionId.slice(0, 8)}</dd>
              </div>
            )}
          </dl>
        </div>
        {thankYou.offer === "trial" && <Value />}
      </div>
    </Container>
  );
}

/** Renders nothing if the claims mode hides its claims. */
function Value() {
  const claimText = useClaimText();
  const [regular, savings, saved] = [claims.regularValue, claims.savings, claims.saved].map(
    claimText,
  );
  if (!regular || !savings || !saved) return null;
  return (
    <div className={css.value}>
      <p className={css.regular}>{regular}</p>
      <p className={css.name}>{value.label}</p>
      <p className={css.paid}>{value.paid}</p>
      <p>
        <strong>{savings}</strong>
      </p>
      <p>{saved}</p>
    </div>
  );
}
