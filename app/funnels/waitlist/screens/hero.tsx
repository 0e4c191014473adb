import { LinkButton } from "#app/design/button.tsx";
import { Icon } from "#app/design/icon.tsx";
import { Container, Stack } from "#app/design/layout.tsx";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { Sticks } from "#app/funnels/shared/screens/page/sticks.tsx";
import { claims } from "../content/claims.ts";
import { hero, lesson, signup } from "../content/texts.ts";
import * as css from "./hero.css.ts";

/** `offer`: how many people it is for. */
export function Hero({ offer }: { offer: string | null }) {
  const claimText = useClaimText();
  const claimed = claimText(claims.mobile);
  const facts = claimed
    ? [claimText(claims.courses), hero.facts[0], claimed, claimText(claims.always)]
    : hero.facts;
  return (
    <Container className={css.hero}>
      <Stack gap="m">
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
        <p className={css.lead}>{hero.lead}</p>
        <div className={css.actions}>
          <LinkButton href={`#${signup.anchor}`} size="l">
            {hero.action}
          </LinkButton>
          <LinkButton href="#skills" size="l" tone="quiet">
            {hero.second}
          </LinkButton>
        </div>
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
      <SampleLesson />
    </Container>
  );
}

/** A sample lesson: five minutes as five matches, three of them burning. */
const SampleLesson = () => (
  <figure className={css.lesson} aria-label="A sample lesson">
    <p className={css.course}>{lesson.course}</p>
    <p className={css.lessonTitle}>{lesson.title}</p>
    <div className={css.sticks}>
      <Sticks lit={lesson.current} />
    </div>
    <ol role="list" className={css.steps}>
      {lesson.minutes.map((minute, index) => (
        <li key={minute} className={index === lesson.current ? css.currentStep : css.step}>
          <span>{index + 1}</span>
          {minute}
        </li>
      ))}
    </ol>
    <p className={css.task}>{lesson.task}</p>
  </figure>
);
