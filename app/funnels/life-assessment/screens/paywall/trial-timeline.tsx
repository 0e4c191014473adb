import { describeTimeline } from "#app/funnels/life-assessment/rules/paywall.ts";
import { useLocale } from "#app/funnels/shared/screens/page/site.tsx";
import * as css from "./trial-timeline.css.ts";

/** What happens on which day of a trial that renews at `renewalMs`. */
export function TrialTimeline({ renewalMs }: { renewalMs: number }) {
  const { title, steps } = describeTimeline(renewalMs, useLocale());
  return (
    <ol role="list" className={css.timeline} aria-label={title}>
      {steps.map((step) => (
        <li key={step.when} className={css.step}>
          <p className={css.when}>{step.when}</p>
          <h3 className={css.title}>{step.title}</h3>
          <p className={css.text}>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
