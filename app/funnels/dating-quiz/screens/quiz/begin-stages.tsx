import { age, gender } from "#app/funnels/dating-quiz/content/begin-texts.ts";
import { AGES, GENDERS, genderLabels } from "#app/funnels/dating-quiz/content/people.ts";
import { begin, chooseAge, chooseGender } from "#app/funnels/dating-quiz/rules/begin.ts";
import * as css from "./begin-stages.css.ts";
import { LandingStage } from "./landing-stage.tsx";
import { OpeningStage } from "./opening-stage.tsx";
import { PersonStage } from "./person-stage.tsx";
import type { StageProps } from "./stage-props.ts";

const ages = AGES.map((value) => ({ value, label: value }));
const genders = GENDERS.map((value) => ({ value, label: genderLabels[value] }));

/**
 * Landing, age and gender. Before the page is open all three are there, and the stylesheet shows the one to which
 * early presses have led.
 */
export function BeginStages({
  session,
  change,
  heading,
  isOpen,
}: StageProps & { isOpen: boolean }) {
  const isThere = (stage: string) => !isOpen || session.stage === stage;
  const open = isOpen ? { heading } : {};
  return (
    <div className={isOpen ? "" : css.opening}>
      <div className={css.landing}>
        {isThere("landing") && <LandingStage {...open} onBegin={() => change(begin)} />}
      </div>
      <div className={css.age}>
        {isThere("age") && (
          <PersonStage
            {...{ ...open, ...age, choices: ages, stage: "age", leadsTo: "gender" }}
            onChoose={(value) => change((shown) => chooseAge(shown, value))}
          />
        )}
      </div>
      <div className={css.gender}>
        {isThere("gender") && (
          <PersonStage
            {...{ ...open, ...gender, choices: genders, stage: "gender", leadsTo: "quiz" }}
            onChoose={(value) => change((shown) => chooseGender(shown, value))}
          />
        )}
      </div>
      <div className={css.status}>{!isOpen && <OpeningStage />}</div>
    </div>
  );
}
