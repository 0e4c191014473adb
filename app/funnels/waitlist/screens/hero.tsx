import type { ReactNode } from "react";
import { Icon } from "#app/design/icon.tsx";
import { Container, Stack } from "#app/design/layout.tsx";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { claims } from "../content/claims.ts";
import { hero } from "../content/texts.ts";
import type { Thanks } from "./celebration.tsx";
import * as css from "./hero.css.ts";
import { JoinLink } from "./join-link.tsx";
import { SampleLesson } from "./sample-lesson.tsx";

type HeroProps = {
  /** How many people the offer is for. */
  offer: string | null;
  joined: Thanks | null;
  /** Shown at the end of the lesson. */
  lessonForm: ReactNode;
};

export function Hero({ offer, joined, lessonForm }: HeroProps) {
  const claimText = useClaimText();
  const claimed = claimText(claims.mobile);
  const facts = claimed
    ? [claimText(claims.courses), hero.facts[0], claimed, claimText(claims.always)]
    : hero.facts;
  return (
    <Container className={css.hero}>
      <Stack gap="s" className={css.words}>
        <p className={css.eyebrow}>{hero.eyebrow}</p>
        <h1>
          {hero.title.map((line) => (
            <span key={line[0]} className={css.line}>
              {line.map((piece) => (
                <span key={piece} className={css.piece}>
                  {piece}{" "}
                </span>
              ))}
            </span>
          ))}
        </h1>
        <p id="lead" className={css.lead}>
          {hero.lead}
        </p>
        <div className={css.action}>
          <JoinLink joined={joined} size="l">
            {hero.action}
          </JoinLink>
        </div>
      </Stack>
      <div className={css.lesson}>
        <SampleLesson joined={joined} form={lessonForm} />
      </div>
      <Stack gap="2xs" className={css.more}>
        <a href="#skills" className={css.second}>
          {hero.second}
          <Icon name="arrow" />
        </a>
        {offer && <p className={css.offer}>{offer}</p>}
        <ul role="list" className={css.facts}>
          {facts.map(
            (fact) =>
              fact && (
                <li key={fact} className={css.fact}>
                  <Icon name="check" size={16} />
                  {fact}
                </li>
              ),
          )}
        </ul>
      </Stack>
    </Container>
  );
}
