import type { RefObject } from "react";
import { LinkButton } from "#app/design/controls/button.tsx";
import { Card, Container } from "#app/design/layout.tsx";
import { offers } from "#app/funnels/life-assessment/content/preview.ts";
import { head, locked } from "#app/funnels/life-assessment/content/results.ts";
import type { Results } from "#app/funnels/life-assessment/rules/results.ts";
import { PAYWALL_PATH } from "#app/funnels/shared/content/trial.ts";
import { FirstLook } from "../preview/first-look.tsx";
import { LockedSides } from "../preview/locked-sides.tsx";
import * as css from "./results-locked.css.ts";

type ResultsLockedProps = {
  heading: RefObject<HTMLHeadingElement>;
  results: Results;
  /** The help note stands above. */
  hasNote: boolean;
};

/** Without payment: what is free, the titles of what is not, and the way to the paywall. */
export const ResultsLocked = ({ heading, results, hasNote }: ResultsLockedProps) => (
  <>
    <Container>
      <h1 ref={heading} tabIndex={-1} className={css.heading}>
        {head.title.summary}
      </h1>
    </Container>
    <FirstLook results={results} hasNote={hasNote} />
    <LockedSides />
    <Container className={css.place}>
      <Card look="soft" className={css.card}>
        <div>
          <h2 className={css.title}>{locked.title}</h2>
          <p className={css.text}>{locked.text}</p>
        </div>
        <div className={css.action}>
          <LinkButton href={PAYWALL_PATH} size="l" isBlock>
            {offers[results.offer].unlock}
          </LinkButton>
          <p className={css.terms}>{offers[results.offer].terms.join(" ")}</p>
        </div>
      </Card>
    </Container>
  </>
);
