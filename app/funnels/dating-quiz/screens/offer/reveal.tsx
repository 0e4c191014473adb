import type { ReactNode, RefObject } from "react";
import { Container } from "#app/design/layout.tsx";
import { type Dated, MOST_POINTS } from "#app/domain/archetypes.ts";
import { archetypeNames } from "#app/funnels/dating-quiz/content/archetype-names.ts";
import { offer, profile as words } from "#app/funnels/dating-quiz/content/offer.ts";
import { type Profile, readProfile } from "#app/funnels/dating-quiz/rules/profile.ts";
import type { Scores } from "#app/funnels/dating-quiz/rules/quiz-session.ts";
import type { Reader } from "#app/funnels/dating-quiz/rules/reader.ts";
import { FirstBooks } from "../library/first-books.tsx";
import { accentOf, PatternMark } from "../pattern-mark.tsx";
import { OfferPattern } from "./offer-pattern.tsx";
import * as css from "./reveal.css.ts";
import { RevealPicture } from "./reveal-picture.tsx";

type RevealProps = {
  name: string;
  reader: Reader;
  scores: Scores;
  heading: RefObject<HTMLHeadingElement>;
};

export type ResultProps = RevealProps & {
  /** Called when they say whom they date, which changes the books. */
  onDates: (dates: Dated) => void;
};

type RevealedPageProps = ResultProps & {
  /** The first button that buys. */
  buy: ReactNode;
  children: ReactNode;
};

/** The result of the quiz and the books for it, all in the colour of the pattern. */
export function RevealedPage({ buy, children, onDates, ...result }: RevealedPageProps) {
  const { reader } = result;
  return (
    <div className={`${css.page} ${accentOf(reader.archetype)}`}>
      <Reveal {...result} />
      <OfferPattern archetype={reader.archetype} />
      <FirstBooks reader={reader} onDates={onDates} buy={buy} />
      {children}
    </div>
  );
}

function Reveal({ name, reader, scores, heading }: RevealProps) {
  const { title, subtitle } = archetypeNames[reader.archetype];
  const profile = readProfile(scores, reader.archetype);
  return (
    <Container>
      <div className={css.panel}>
        <div className={css.picture}>
          <RevealPicture archetype={reader.archetype} />
        </div>
        <div className={css.words}>
          <h1 ref={heading} tabIndex={-1}>
            <span className={css.opening}>{offer.headline(name)}</span> {title}
          </h1>
          <p className={css.subtitle}>{subtitle}</p>
        </div>
        {profile && <ScoreProfile {...profile} />}
      </div>
    </Container>
  );
}

const ScoreProfile = ({ rows, second, isTied }: Profile) => (
  <section className={css.profile} aria-labelledby="profile-title">
    <h2 id="profile-title" className={css.profileTitle}>
      {words.title}
    </h2>
    <ol role="list" className={css.rows}>
      {rows.map(({ archetype, score }) => (
        <li key={archetype} className={`${css.row} ${accentOf(archetype)}`}>
          <span>{archetypeNames[archetype].title}</span>
          <span className={css.track}>
            <span className={css.bar} style={{ width: `${(score / MOST_POINTS.each) * 100}%` }} />
          </span>
          <span className={css.score}>{words.points(score)}</span>
        </li>
      ))}
    </ol>
    {isTied && <p>{words.tied}</p>}
    {second && (
      <div className={css.second}>
        <PatternMark archetype={second} />
        <p>
          <strong className={css.secondName}>
            {words.second}: {archetypeNames[second].title}
          </strong>{" "}
          {archetypeNames[second].subtitle}
        </p>
      </div>
    )}
  </section>
);
