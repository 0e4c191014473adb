import { LinkButton } from "#app/design/controls/button.tsx";
import { Container } from "#app/design/layout.tsx";
import { Badge } from "#app/design/marks.tsx";
import { formatUtcDay } from "#app/domain/calendar-day.ts";
import type { Locale } from "#app/domain/locale.ts";
import { actions } from "#app/funnels/life-assessment/content/paid-actions.ts";
import { thanks } from "#app/funnels/life-assessment/content/thank-you.ts";
import { resultsOf } from "#app/funnels/shared/content/trial.ts";
import { useLocale } from "#app/funnels/shared/screens/page/site.tsx";
import type { ThankYou } from "#app/subscriptions/rules/trial-pages.ts";
import { AreaFlower, evenly } from "../flower/area-flower.tsx";
import * as css from "./thank-you-head.css.ts";

/** The state of the purchase, and the link to the results. */
export function ThankYouHead({ thankYou }: { thankYou: ThankYou }) {
  const { attemptId, offer, shape, state, isCancelled } = thankYou;
  const { title, lead } = tell(thankYou, useLocale());
  return (
    <Container>
      <div className={css.panel}>
        <div className={css.flower}>
          <AreaFlower scores={shape ?? evenly(100)} />
        </div>
        <div className={css.words}>
          {state === "confirmed" && !isCancelled && (
            <Badge look="fill">{thanks.badges[offer]}</Badge>
          )}
          <h1 className={css.title}>{title}</h1>
          <p className={css.lead}>{lead}</p>
          <div className={css.action}>
            <LinkButton href={resultsOf(attemptId)} size="l" isBlock>
              {actions.results}
            </LinkButton>
          </div>
        </div>
      </div>
    </Container>
  );
}

function tell({ state, isCancelled, nextBillingMs }: ThankYou, locale: Locale) {
  if (state === "pending") return { title: thanks.pendingTitle, lead: thanks.pending };
  if (!isCancelled) return thanks;
  const { title, lead } = thanks.cancelled;
  return { title, lead: lead(formatUtcDay(nextBillingMs, locale)) };
}
