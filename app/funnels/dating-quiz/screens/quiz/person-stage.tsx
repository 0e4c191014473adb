import type { RefObject } from "react";
import { Icon } from "#app/design/icon.tsx";
import { Container } from "#app/design/layout.tsx";
import * as css from "./person-stage.css.ts";

type PersonStageProps<Value extends string> = {
  stage: string;
  eyebrow: string;
  title: string;
  lead: string;
  choices: readonly { readonly value: Value; readonly label: string }[];
  /** The next stage, for clicks before hydration (`early-presses.ts`). */
  leadsTo: string;
  heading?: RefObject<HTMLHeadingElement>;
  onChoose: (value: Value) => void;
};

/** One question about the visitor, answered by one click. */
export const PersonStage = <Value extends string>({
  stage,
  eyebrow,
  title,
  lead,
  choices,
  leadsTo,
  heading,
  onChoose,
}: PersonStageProps<Value>) => (
  <Container narrow className={css.stage}>
    <div data-stage={stage}>
      <p className={css.eyebrow}>{eyebrow}</p>
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        {title}
      </h1>
      <p className={css.lead}>{lead}</p>
      <ul role="list" className={css.choices}>
        {choices.map(({ value, label }) => (
          <li key={value}>
            <button
              type="button"
              className={css.choice}
              value={value}
              data-leads-to={leadsTo}
              onClick={() => onChoose(value)}
            >
              {label}
              <span className={css.arrow}>
                <Icon name="arrow" />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  </Container>
);
