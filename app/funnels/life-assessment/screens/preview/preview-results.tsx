import type { ReactNode, RefObject } from "react";
import { Container } from "#app/design/layout.tsx";
import { Badge } from "#app/design/marks.tsx";
import { claims } from "#app/funnels/life-assessment/content/claims.ts";
import { results as words } from "#app/funnels/life-assessment/content/preview.ts";
import type { DisplayFigures } from "#app/funnels/life-assessment/rules/preview.ts";
import type { Results } from "#app/funnels/life-assessment/rules/results.ts";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { FirstLook } from "./first-look.tsx";
import { LockedSides } from "./locked-sides.tsx";
import { PreviewOrder } from "./preview-order.tsx";
import * as css from "./preview-page.css.ts";
import { PreviewPeople } from "./preview-people.tsx";
import { PreviewScores } from "./preview-scores.tsx";
import { PreviewOffer } from "./trial-benefits.tsx";

type PreviewResultsProps = {
  heading: RefObject<HTMLHeadingElement>;
  results: Results;
  figures: DisplayFigures | null;
  /** The help note, if there is one, shown first. */
  children: ReactNode;
};

export function PreviewResults({ heading, results, figures, children }: PreviewResultsProps) {
  const othersToday = useClaimText()(claims.othersToday);
  return (
    <>
      {children && <Container narrow>{children}</Container>}
      <Container className={css.head}>
        <Badge look="soft">{words.badge}</Badge>
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {words.title}
        </h1>
        <p className={css.lead}>{words.lead}</p>
        {figures && othersToday && (
          <p className={css.others}>
            <strong>{`${figures.othersToday} ${othersToday}`}</strong> {words.others}
          </p>
        )}
      </Container>
      <FirstLook results={results} hasNote={children !== null} />
      <PreviewScores results={results} />
      <LockedSides />
      <PreviewOffer />
      <PreviewPeople completedToday={figures?.completedToday ?? null} />
      <PreviewOrder offer={results.offer} />
    </>
  );
}
