import type { ComponentProps } from "react";
import { Icon } from "#app/design/icon.tsx";
import { Container } from "#app/design/layout.tsx";
import { formatDay } from "#app/domain/calendar-day.ts";
import type { AreaScores } from "#app/domain/life-areas.ts";
import { areaTitles } from "#app/funnels/life-assessment/content/area-titles.ts";
import { PULSE_PATH, pulse as words } from "#app/funnels/life-assessment/content/pulse.ts";
import { footer } from "#app/funnels/life-assessment/content/site-texts.ts";
import { pulseOf } from "#app/funnels/life-assessment/rules/history-lines.ts";
import type { PulseChoice as Choice } from "#app/funnels/life-assessment/rules/pulse.ts";
import { LINK_FORM, wayBack } from "#app/funnels/shared/content/trial.ts";
import { useLocale } from "#app/funnels/shared/screens/page/site.tsx";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import { HelpNote } from "#app/help/screens/help-note.tsx";
import { areaAccents } from "../flower/area-accents.css.ts";
import { AreaMark } from "../flower/area-mark.tsx";
import * as css from "./pulse-choice.css.ts";

type PulseChoiceProps = {
  /** The lowest area first. */
  choices: readonly Choice[];
  before: { readonly completedAt: number; readonly scores: AreaScores };
  /** Readers can only look. */
  mayTake: boolean;
  help: ComponentProps<typeof HelpNote> | null;
};

/** `/quiz2/pulse` of a subscriber (docs/product.md#pulse). */
export function PulseChoice({ choices, before, mayTake, help }: PulseChoiceProps) {
  const locale = useLocale();
  const [lowest] = choices;
  return (
    <SlimPage accent="lagoon" footer={footer}>
      {help && (
        <Container narrow>
          <HelpNote {...help} />
        </Container>
      )}
      <Container narrow className={css.place}>
        <p className={css.eyebrow}>{words.eyebrow}</p>
        <h1 className={css.title}>{words.choose.title}</h1>
        {mayTake ? (
          <p className={css.lead}>{words.choose.lead}</p>
        ) : (
          <p className={css.calm}>
            {words.choose.reader} <a href={LINK_FORM}>{wayBack}</a>
          </p>
        )}
        {mayTake && lowest && (
          <p className={css.calm}>
            {words.choose.calm(areaTitles[lowest.area], formatDay(before.completedAt, locale))}
          </p>
        )}
        <ul role="list" className={css.areas} aria-label={words.choose.list}>
          {choices.map((choice) => (
            <li key={choice.area} className={areaAccents[choice.area]}>
              <Area choice={choice} before={before} mayTake={mayTake} />
            </li>
          ))}
        </ul>
        <p className={css.notes}>
          {words.choose.rest} {words.choose.kept}
        </p>
      </Container>
    </SlimPage>
  );
}

type AreaProps = Omit<PulseChoiceProps, "choices" | "help"> & { choice: Choice };

/** Links to the area's statements, or to its last pulse while it rests and for readers. */
function Area({ choice, before, mayTake }: AreaProps) {
  const locale = useLocale();
  const { area, latest, possibleAt } = choice;
  const isShown = latest !== null && (possibleAt !== null || !mayTake);
  const content = (
    <>
      <AreaMark area={area} />
      <span>
        <strong className={css.name}>{areaTitles[area]}</strong>
        <span className={css.last} id={`last-${area}`}>
          {words.choose.last(before.scores.areas[area])}
        </span>
        {latest && (
          <span className={css.last}>
            {words.choose.pulsed(latest.scores.area, formatDay(latest.takenAt, locale))}
          </span>
        )}
        {mayTake && possibleAt !== null && (
          <span className={css.resting}>{words.choose.wait(formatDay(possibleAt, locale))}</span>
        )}
      </span>
      {(isShown || mayTake) && (
        <span className={isShown ? css.look : css.start}>
          {isShown ? words.choose.look : words.choose.start}
          <Icon name="arrow" />
        </span>
      )}
    </>
  );
  if (!isShown && !mayTake) return <div className={css.area}>{content}</div>;
  return (
    <a
      className={css.area}
      href={isShown ? pulseOf(latest.id) : `${PULSE_PATH}/${area}`}
      {...(isShown ? {} : { "aria-describedby": `last-${area}` })}
    >
      {content}
    </a>
  );
}
