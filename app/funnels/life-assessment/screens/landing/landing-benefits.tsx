import { Card } from "#app/design/card.tsx";
import { claims } from "#app/funnels/life-assessment/content/claims.ts";
import { freeLesson, whatYouGet } from "#app/funnels/life-assessment/content/landing.ts";
import { Section } from "#app/funnels/shared/screens/page/section.tsx";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import * as css from "./landing-benefits.css.ts";

export function LandingBenefits() {
  const courses = useClaimText()(claims.courses);
  const { title, lead, terms } = whatYouGet;
  const { figure } = whatYouGet.courses;
  return (
    <Section id="what-you-get" title={title} lead={lead}>
      <div className={css.pieces}>
        <Piece {...whatYouGet.report} />
        <Piece {...whatYouGet.plan} />
        <Piece
          figure={courses ? figure.claimed : figure.counted}
          title={courses ?? whatYouGet.courses.title}
          text={whatYouGet.courses.text}
        />
      </div>
      <p className={css.terms}>{terms}</p>
      <p className={css.free}>
        <a href={freeLesson.href}>{freeLesson.link}</a>
      </p>
    </Section>
  );
}

type PieceProps = { title: string; text: string; figure: string };

/** The large number is decorative: it repeats the title, so screen readers skip it. */
const Piece = ({ title, text, figure }: PieceProps) => (
  <Card className={css.piece}>
    <span className={css.figure} aria-hidden="true">
      {figure}
    </span>
    <div>
      <h3>{title}</h3>
      <p className={css.text}>{text}</p>
    </div>
  </Card>
);
