import type { ComponentProps } from "react";
import { LinkButton } from "#app/design/controls/button.tsx";
import { Container } from "#app/design/layout.tsx";
import { formatDay } from "#app/domain/calendar-day.ts";
import { describeScores } from "#app/funnels/life-assessment/content/area-names.ts";
import { history as words } from "#app/funnels/life-assessment/content/history.ts";
import { footer } from "#app/funnels/life-assessment/content/site-texts.ts";
import {
  type HistoryAttempt,
  type HistoryPulse,
  resultsFromHistory,
} from "#app/funnels/life-assessment/rules/history-lines.ts";
import { LINK_FORM, resultsOf, wayBack } from "#app/funnels/shared/content/trial.ts";
import { useLocale } from "#app/funnels/shared/screens/page/site.tsx";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import { HelpNote } from "#app/help/screens/help-note.tsx";
import { AreaFlower } from "../flower/area-flower.tsx";
import { PulseOffer } from "../pulse/pulse-offer.tsx";
import { HistoryLines } from "./history-lines.tsx";
import * as css from "./history-page.css.ts";

type HistoryPageProps = {
  /** Oldest first. */
  attempts: readonly HistoryAttempt[];
  pulses: readonly HistoryPulse[];
  hasOtherStatements: boolean;
  dueAt: number;
  isDue: boolean;
  /** Whether the subscription opens a retake in this browser. */
  isRetakePaid: boolean;
  help: ComponentProps<typeof HelpNote> | null;
};

/** `/quiz2/history` of a subscriber (docs/product.md#history). */
export const HistoryPage = ({
  attempts,
  pulses,
  hasOtherStatements,
  help,
  ...retake
}: HistoryPageProps) => (
  <SlimPage accent="lagoon" footer={footer}>
    {help && (
      <Container>
        <HelpNote {...help} />
      </Container>
    )}
    <Container>
      <section className={css.panel} aria-labelledby="history-title">
        <div>
          <p className={css.eyebrow}>{words.eyebrow}</p>
          <h1 id="history-title" className={css.title}>
            {words.title(attempts.length)}
          </h1>
          <p className={css.lead}>{words.lead(attempts.length)}</p>
        </div>
        <ol role="list" className={css.flowers} aria-label={words.flowers}>
          {attempts.map((attempt) => (
            <li key={attempt.id}>
              <Flower attempt={attempt} />
            </li>
          ))}
        </ol>
      </section>
    </Container>
    <Container className={css.place}>
      {attempts.length + pulses.length > 1 && (
        <HistoryLines attempts={attempts} pulses={pulses} hasOtherStatements={hasOtherStatements} />
      )}
      <div className={css.next}>
        <Retake {...retake} latestId={attempts.at(-1)?.id ?? null} />
        <PulseOffer />
      </div>
    </Container>
  </SlimPage>
);

const Flower = ({ attempt: { id, completedAt, scores } }: { attempt: HistoryAttempt }) => {
  const locale = useLocale();
  return (
    <a className={css.flower} href={resultsFromHistory(id)}>
      <AreaFlower scores={scores.areas} label={describeScores(scores.areas)} />
      <span className={css.day}>{formatDay(completedAt, locale)}</span>
      <span className={css.overall}>{words.overall(scores.overall)}</span>
    </a>
  );
};

type RetakeProps = Pick<HistoryPageProps, "dueAt" | "isDue" | "isRetakePaid"> & {
  latestId: string | null;
};

const Retake = ({ dueAt, isDue, isRetakePaid, latestId }: RetakeProps) => {
  const locale = useLocale();
  return (
    <section className={css.retake} aria-labelledby="retake-title">
      <h2 id="retake-title" className={css.subtitle}>
        {isDue ? words.retake.due : words.retake.later(formatDay(dueAt, locale))}
      </h2>
      <p className={css.text}>
        {words.retake.text} {isRetakePaid ? words.retake.paid : words.retake.elsewhere}{" "}
        {isDue ? "" : words.retake.early}
      </p>
      <div className={css.actions}>
        {isRetakePaid ? (
          <LinkButton href="/quiz2/start" tone={isDue ? "primary" : "quiet"}>
            {words.retake.action}
          </LinkButton>
        ) : (
          <LinkButton href={LINK_FORM} tone="quiet">
            {wayBack}
          </LinkButton>
        )}
        <LinkButton href={resultsOf(latestId)} tone="quiet">
          {words.results}
        </LinkButton>
      </div>
    </section>
  );
};
