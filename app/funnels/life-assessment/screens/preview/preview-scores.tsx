import { LinkButton } from "#app/design/controls/button.tsx";
import { ProgressBar } from "#app/design/feedback/progress-bar.tsx";
import { ScoreRing } from "#app/design/feedback/score-ring.tsx";
import { Icon } from "#app/design/icon.tsx";
import { Container } from "#app/design/layout.tsx";
import { offers, scores } from "#app/funnels/life-assessment/content/preview.ts";
import type { AreaResult, Results } from "#app/funnels/life-assessment/rules/results.ts";
import { PAYWALL_PATH } from "#app/funnels/shared/content/trial.ts";
import { areaAccents } from "../flower/area-accents.css.ts";
import * as css from "./preview-scores.css.ts";

/** For decorative, rounded scores: blurred, and hidden from screen readers, keyboard and find-in-page. */
const UNREACHABLE = { "aria-hidden": true, inert: "" };

export const PreviewScores = ({ results }: { results: Results }) => (
  <Container className={css.section}>
    <section className={css.panel} aria-labelledby="scores-title">
      <h2 id="scores-title" className={css.title}>
        {scores.title}
      </h2>
      <div className={css.layers}>
        <div className={css.blurred} data-blurred="" {...UNREACHABLE}>
          <div className={css.overall}>
            <ScoreRing label={scores.overall} percent={results.overall_score} />
          </div>
          <div className={css.strength}>
            <Extreme title={scores.strength} area={results.top_area} />
          </div>
          <div className={css.attention}>
            <Extreme title={scores.attention} area={results.bottom_area} />
          </div>
          <Breakdown areas={results.areas_summary} />
        </div>
        <div className={css.cover}>
          <span className={css.lock}>
            <Icon name="lock" size={28} />
          </span>
          <p className={css.note}>{scores.blurred}</p>
          <LinkButton href={PAYWALL_PATH} isBlock>
            {offers[results.offer].unlock}
          </LinkButton>
          <p className={css.after}>{offers[results.offer].unlockThen}</p>
        </div>
      </div>
    </section>
  </Container>
);

const Extreme = ({ title, area }: { title: string; area: AreaResult }) => (
  <div className={css.extreme}>
    <h3 className={css.extremeTitle}>{title}</h3>
    <p className={css.extremeName}>{area.name}</p>
  </div>
);

const Breakdown = ({ areas }: { areas: readonly AreaResult[] }) => (
  <div className={css.breakdown}>
    <h3>{scores.breakdown}</h3>
    <ul role="list" className={css.areas}>
      {areas.map(({ key, name, score }) => (
        <li key={key} className={areaAccents[key]}>
          <p className={css.area}>{name}</p>
          <ProgressBar label={name} value={score} />
        </li>
      ))}
    </ul>
  </div>
);
