import { Card } from "#app/design/layout.tsx";
import type { Claim } from "#app/domain/claim.ts";
import { claims } from "#app/funnels/life-assessment/content/claims.ts";
import { whatYouGet } from "#app/funnels/life-assessment/content/landing.ts";
import { freeLesson } from "#app/funnels/life-assessment/content/site-texts.ts";
import { Thumbnail } from "#app/funnels/shared/screens/goods/paper.tsx";
import { Section } from "#app/funnels/shared/screens/page/section.tsx";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import * as css from "./landing-benefits.css.ts";

export function LandingBenefits() {
  const { title, lead, terms, report, plan, courses } = whatYouGet;
  return (
    <Section id="what-you-get" title={title} lead={lead}>
      <div className={css.pieces}>
        <ClaimedPiece claim={claims.report} {...report} />
        <Piece {...plan} />
        <ClaimedPiece claim={claims.courses} {...courses} />
      </div>
      <p className={css.terms}>{terms}</p>
      <p className={css.free}>
        <a href={freeLesson.href}>{freeLesson.link}</a>
      </p>
    </Section>
  );
}

type PieceProps = { title: string; text: string; sheet: string };

/** The claim's words, or the true count if they may not be shown. */
function ClaimedPiece({ claim, title, ...piece }: PieceProps & { claim: Claim }) {
  const claimed = useClaimText()(claim);
  return <Piece title={claimed ?? title} {...piece} />;
}

const Piece = ({ title, text, sheet }: PieceProps) => (
  <Card className={css.piece}>
    <Thumbnail id={sheet} />
    <div>
      <h3>{title}</h3>
      <p className={css.text}>{text}</p>
    </div>
  </Card>
);
