import { type ComponentProps, useEffect } from "react";
import { LinkButton } from "#app/design/controls/button.tsx";
import { Container } from "#app/design/layout.tsx";
import { formatDay } from "#app/domain/calendar-day.ts";
import type { AreaKey } from "#app/domain/life-areas.ts";
import { areaNames } from "#app/funnels/life-assessment/content/area-names.ts";
import { comparison, describeChange } from "#app/funnels/life-assessment/content/comparison.ts";
import { PULSE_PATH, pulse } from "#app/funnels/life-assessment/content/pulse.ts";
import { footer } from "#app/funnels/life-assessment/content/site-texts.ts";
import type { PulseComparison } from "#app/funnels/life-assessment/rules/pulse.ts";
import { findBand, reliableChange } from "#app/funnels/life-assessment/rules/reliability.ts";
import { HISTORY_PATH } from "#app/funnels/shared/content/trial.ts";
import { useLocale } from "#app/funnels/shared/screens/page/site.tsx";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import { HelpNote } from "#app/help/screens/help-note.tsx";
import { areaAccents } from "../flower/area-accents.css.ts";
import { outline } from "../flower/area-flower.css.ts";
import { PETAL, PetalFill } from "../flower/petal-fill.tsx";
import { Figures, Track, Verdict } from "../results/change-parts.tsx";
import * as changes from "../results/details/results-changes.css.ts";
import { dropKeptPulse } from "./kept-pulse.ts";
import * as css from "./pulse-result.css.ts";

const words = pulse.result;

type PulseResultProps = PulseComparison & {
  /** Of the area. */
  readonly areaKey: AreaKey;
  readonly beforeAt: number;
  readonly takenAt: number;
  /** Null if a pulse is possible now. */
  readonly possibleAt: number | null;
  readonly mayTake: boolean;
  readonly exercise: { readonly title: string; readonly text: string };
  readonly help: ComponentProps<typeof HelpNote> | null;
};

/** `/quiz2/pulses/{id}`: a pulse beside the assessment before it (docs/product.md#pulse). */
export function PulseResult({ areaKey, area, sides, caveats, help, ...rest }: PulseResultProps) {
  const { beforeAt, takenAt, possibleAt, mayTake, exercise } = rest;
  const locale = useLocale();
  const isResting = possibleAt !== null;
  useEffect(() => {
    // If the area does not rest, its next pulse may be in progress.
    if (isResting) dropKeptPulse(areaKey);
  }, [areaKey, isResting]);
  const name = areaNames[areaKey];
  const hasMovedSide = sides.some(({ change }) => change.isReliable);
  return (
    <SlimPage accent="lagoon" footer={footer}>
      {help && (
        <Container>
          <HelpNote {...help} />
        </Container>
      )}
      <Container>
        <section className={`${css.panel} ${areaAccents[areaKey]}`} aria-labelledby="pulse-title">
          <svg
            className={css.petal}
            viewBox="-42 -124 84 128"
            fill="none"
            role="img"
            aria-label={words.drawing(name, area.before, area.after)}
          >
            <PetalFill score={area.after} edge={findBand(area.after, "area")} />
            <path className={outline} d={PETAL} transform={`scale(${area.before / 100})`} />
          </svg>
          <div className={changes.words}>
            <h1 id="pulse-title" className={css.title}>
              {words.title(name)}
            </h1>
            <p className={css.figures}>
              <Figures change={area} />
            </p>
            <p className={css.verdict}>{describeChange(area)}</p>
            <p className={changes.legend}>
              {words.legend(formatDay(beforeAt, locale), formatDay(takenAt, locale))}
            </p>
            {caveats.map((caveat) => (
              <p key={caveat} className={changes.caveat}>
                {words.caveats[caveat]}
              </p>
            ))}
          </div>
        </section>
      </Container>
      <Container className={`${css.place} ${areaAccents[areaKey]}`}>
        <section aria-labelledby="sides-title">
          <h2 id="sides-title" className={css.subtitle}>
            {words.sides}
          </h2>
          <p className={css.rule}>
            {comparison.rule(reliableChange("area"), reliableChange("subDimension"))}{" "}
            {!hasMovedSide && words.steady}
          </p>
          <ul role="list" className={css.sides}>
            {sides.map(({ name: side, change }) => (
              <li key={side} className={`${changes.row} ${css.side}`}>
                <span className={changes.name}>{side}</span>
                <Figures change={change} />
                <Track change={change} />
                <Verdict change={change} />
              </li>
            ))}
          </ul>
        </section>
        <section className={css.exercise} aria-labelledby="exercise-title">
          <p className={css.eyebrow}>{words.exercise}</p>
          <h2 id="exercise-title" className={css.subtitle}>
            {exercise.title}
          </h2>
          <p className={css.text}>{exercise.text}</p>
        </section>
        <div>
          <p className={css.next}>
            {mayTake &&
              (possibleAt === null
                ? words.now(name)
                : words.next(name, formatDay(possibleAt, locale)))}{" "}
            {pulse.choose.kept}
          </p>
          <div className={css.actions}>
            <LinkButton href={HISTORY_PATH}>{words.history}</LinkButton>
            <LinkButton href={PULSE_PATH} tone="quiet">
              {words.other}
            </LinkButton>
          </div>
        </div>
      </Container>
    </SlimPage>
  );
}
