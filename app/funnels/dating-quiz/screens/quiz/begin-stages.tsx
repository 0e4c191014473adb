import { age, gender } from "#app/funnels/dating-quiz/content/begin-texts.ts";
import { AGES, GENDERS, genderLabels } from "#app/funnels/dating-quiz/content/people.ts";
import { begin, chooseAge, chooseGender } from "#app/funnels/dating-quiz/rules/begin.ts";
import * as css from "./begin-stages.css.ts";
import { LandingStage } from "./landing-stage.tsx";
import { PersonStage } from "./person-stage.tsx";
import type { StageProps } from "./stage-props.ts";
import { OpeningStage } from "./waiting-stages.tsx";

const ages = AGES.map((value) => ({ value, label: value }));
const genders = GENDERS.map((value) => ({ value, label: genderLabels[value] }));

/**
 * Landing, age and gender. Until the session is restored all three are rendered, and CSS shows the one that early
 * presses have led to.
 */
export function BeginStages({
  session,
  change,
  heading,
  isOpen,
  takers,
}: StageProps & { isOpen: boolean; takers: string | null }) {
  const isRendered = (stage: string) => !isOpen || session.stage === stage;
  const open = isOpen ? { heading } : {};
  return (
    <div className={isOpen ? "" : css.opening}>
      <div className={css.landing}>
        {isRendered("landing") && (
          <LandingStage {...open} counted={takers} onBegin={() => change(begin)} />
        )}
      </div>
      <div className={css.age}>
        {isRendered("age") && (
          <PersonStage
            {...open}
            {...age}
            choices={ages}
            stage="age"
            leadsTo="gender"
            onChoose={(value) => change((shown) => chooseAge(shown, value))}
          />
        )}
      </div>
      <div className={css.gender}>
        {isRendered("gender") && (
          <PersonStage
            {...open}
            {...gender}
            choices={genders}
            stage="gender"
            leadsTo="quiz"
            onChoose={(value) => change((shown) => chooseGender(shown, value))}
          />
        )}
      </div>
      <div className={css.status}>{!isOpen && <OpeningStage />}</div>
    </div>
  );
}
