import { formatUtcDay } from "#app/domain/calendar-day.ts";
import type { Offer } from "#app/domain/purchase/subscription.ts";
import { MANAGE_PATH, termsOf } from "#app/funnels/shared/content/trial.ts";
import { useLocale } from "#app/funnels/shared/screens/page/site.tsx";
import * as css from "./paywall-trial.css.ts";

/** What is charged when, and how to cancel. */
export function TrialTerms({ offer, firstRenewalMs }: { offer: Offer; firstRenewalMs: number }) {
  const { rows, cancel } = termsOf[offer](formatUtcDay(firstRenewalMs, useLocale()));
  return (
    <dl className={css.terms}>
      {rows.map(({ name, text }) => (
        <div key={name} className={css.row}>
          <dt>{name}</dt>
          <dd className={css.amount}>{text}</dd>
        </div>
      ))}
      <div className={css.cancel}>
        <dt>{cancel.name}</dt>
        <dd>
          {cancel.before} <a href={MANAGE_PATH}>{cancel.link}</a> {cancel.after}
        </dd>
      </div>
    </dl>
  );
}
