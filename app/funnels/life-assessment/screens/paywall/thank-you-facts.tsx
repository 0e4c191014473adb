import { Container } from "#app/design/layout.tsx";
import { formatUtcDay } from "#app/domain/calendar-day.ts";
import { claims } from "#app/funnels/life-assessment/content/claims.ts";
import { thanks, value } from "#app/funnels/life-assessment/content/thank-you.ts";
import { useClaimText, useLocale } from "#app/funnels/shared/screens/page/site.tsx";
import type { ThankYou } from "#app/subscriptions/rules/trial-pages.ts";
import * as css from "./thank-you-facts.css.ts";

/** Next billing date, confirmation and price. */
export const ThankYouFacts = ({ thankYou }: { thankYou: ThankYou }) => {
  const locale = useLocale();
  return (
    <Container>
      <div className={css.facts}>
        <dl className={css.list}>
          <div>
            <dt className={css.name}>
              {thankYou.isCancelled ? thanks.accessUntil : thanks.nextBilling}
            </dt>
            <dd className={css.fact}>
              {formatUtcDay(thankYou.nextBillingMs, locale)}{" "}
              {!thankYou.isCancelled && thanks.monthly}
            </dd>
          </div>
          {thankYou.sessionId && (
            <div>
              <dt className={css.name}>{thanks.reference}</dt>
              <dd className={css.fact}>{thankYou.sessionId.slice(0, 8)}</dd>
            </div>
          )}
        </dl>
        {thankYou.offer === "trial" && !thankYou.isCancelled && <Value />}
      </div>
    </Container>
  );
};

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
      <p className={css.paid}>
        {value.label} <strong className={css.price}>{value.paid}</strong>
      </p>
      <p className={css.saved}>
        <span>{savings}</span>
        <span>{saved}</span>
      </p>
    </div>
  );
}
