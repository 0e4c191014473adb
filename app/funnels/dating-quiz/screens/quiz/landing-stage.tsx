import type { RefObject } from "react";
import { Button } from "#app/design/controls/button.tsx";
import { Icon } from "#app/design/icon.tsx";
import { Container, Stack } from "#app/design/layout.tsx";
import { ARCHETYPES } from "#app/domain/archetypes.ts";
import { archetypeNames } from "#app/funnels/dating-quiz/content/archetype-names.ts";
import { landing, startNotice } from "#app/funnels/dating-quiz/content/begin-texts.ts";
import { claims } from "#app/funnels/dating-quiz/content/claims.ts";
import * as panel from "#app/funnels/shared/screens/page/night-hero.css.ts";
import { Section } from "#app/funnels/shared/screens/page/section.tsx";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { PatternMark } from "../pattern-mark.tsx";
import { Rosette } from "../rosette.tsx";
import * as css from "./landing-stage.css.ts";

type LandingStageProps = {
  heading?: RefObject<HTMLHeadingElement>;
  counted: string | null;
  onBegin: () => void;
};

export function LandingStage({ heading, counted, onBegin }: LandingStageProps) {
  const takers = useClaimText()(claims.takers) ?? (counted && landing.takers(counted));
  const action = (
    // Clickable before hydration (`early-presses.ts`).
    <div className={css.action}>
      <Button size="l" data-leads-to="age" onClick={onBegin}>
        {landing.action}
      </Button>
      <p className={css.notice}>
        {startNotice.text}
        {/* On a line of its own, the text does not move when the font loads. */}
        <br />
        <strong>{startNotice.agreement}</strong> <a href="/privacy-policy">{startNotice.policy}</a>
      </p>
    </div>
  );
  return (
    <>
      <Container>
        <div className={css.panel}>
          <Stack gap="m" className={panel.words}>
            <p className={panel.eyebrow}>{landing.eyebrow}</p>
            <h1 ref={heading} tabIndex={-1}>
              {landing.title}
            </h1>
            <p className={panel.lead}>{landing.lead}</p>
            {action}
            <noscript>
              <p className={css.withoutScript}>{landing.withoutScript}</p>
            </noscript>
            <ul role="list" className={`${css.facts} ${panel.note}`}>
              {landing.facts.map((fact) => (
                <li key={fact} className={css.fact}>
                  <Icon name="check" size={18} />
                  {fact}
                </li>
              ))}
            </ul>
          </Stack>
          <div className={css.picture}>
            <Rosette lit={5} />
          </div>
          {takers && <p className={`${css.takers} ${panel.foot}`}>{takers}</p>}
        </div>
      </Container>
      <FivePatterns />
      <Container className={css.closing}>
        <div className={css.closingPanel}>
          <div>
            <h2>{landing.closing.title}</h2>
            <p className={css.closingLead}>{landing.closing.lead}</p>
          </div>
          {action}
        </div>
      </Container>
    </>
  );
}

const FivePatterns = () => (
  <Section id="patterns" {...landing.patterns}>
    <ul role="list" className={css.list}>
      {ARCHETYPES.map((archetype) => (
        <li key={archetype} className={css.pattern}>
          <PatternMark archetype={archetype} />
          <div>
            <h3 className={css.name}>{archetypeNames[archetype].title}</h3>
            <p className={css.text}>{archetypeNames[archetype].subtitle}</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
