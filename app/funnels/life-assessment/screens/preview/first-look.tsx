import { Container } from "#app/design/layout.tsx";
import { Badge } from "#app/design/marks.tsx";
import {
  describeShape,
  freePart,
  ifItWeighs,
} from "#app/funnels/life-assessment/content/free-part.ts";
import { type Results, scoresOf } from "#app/funnels/life-assessment/rules/results.ts";
import { AreaFlower } from "../flower/area-flower.tsx";
import * as css from "./first-look.css.ts";

type FirstLookProps = {
  results: Results;
  /** The help note is shown above. */
  hasNote: boolean;
};

/** What is free: the shape, what it says, and an exercise (docs/product.md#what-is-free). */
export function FirstLook({ results, hasNote }: FirstLookProps) {
  const shape = scoresOf(results.areas_summary);
  return (
    <Container>
      <section className={css.panel} aria-labelledby="shape-title">
        <div className={css.picture}>
          <div className={css.flower}>
            <AreaFlower scores={shape} label={describeShape(shape)} writes="names" isGrowing />
          </div>
          <p className={css.note}>{freePart.note}</p>
        </div>
        <div className={css.words}>
          <Badge look="fill">{freePart.badge}</Badge>
          <h2 id="shape-title" className={css.title}>
            {freePart.title}
          </h2>
          {results.first_look && <Words {...results.first_look} />}
          {!hasNote && (
            <p className={css.help}>
              {ifItWeighs}{" "}
              <a href={freePart.help.href} className={css.link}>
                {freePart.help.label}
              </a>
            </p>
          )}
        </div>
      </section>
    </Container>
  );
}

const Words = ({ text, exercise }: NonNullable<Results["first_look"]>) => (
  <>
    <p className={css.text}>{text}</p>
    <div className={css.exercise}>
      <p className={css.exerciseHead}>
        <span>{freePart.exercise}</span>
        <span>{freePart.minutes(exercise.minutes)}</span>
      </p>
      <h3 className={css.exerciseTitle}>{exercise.title}</h3>
      <p>{exercise.text}</p>
    </div>
  </>
);
