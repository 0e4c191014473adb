import type { ReactNode, RefObject } from "react";
import { LinkButton } from "#app/design/controls/button.tsx";
import { Card, Container } from "#app/design/layout.tsx";
import { offers } from "#app/funnels/life-assessment/content/preview.ts";
import { head, locked, overdue } from "#app/funnels/life-assessment/content/results.ts";
import type { CompleteResults } from "#app/funnels/life-assessment/rules/complete-results.ts";
import { MANAGE_LINK, MANAGE_PATH, PAYWALL_PATH } from "#app/funnels/shared/content/trial.ts";
import { FirstLook } from "../preview/first-look.tsx";
import { LockedSides } from "../preview/locked-sides.tsx";
import * as css from "./results-locked.css.ts";

type ResultsLockedProps = {
  heading: RefObject<HTMLHeadingElement>;
  results: CompleteResults;
  /** The help note is shown above. */
  hasNote: boolean;
};

/** Without payment: what is free, the titles of what is not, and a link to the paywall or to the overdue payment. */
export const ResultsLocked = ({ heading, results, hasNote }: ResultsLockedProps) => (
  <>
    <Container>
      <h1 ref={heading} tabIndex={-1} className={css.heading}>
        {head.title.summary}
      </h1>
    </Container>
    {results.isOverdue && <WayIn {...overdue} action={MANAGE_LINK} href={MANAGE_PATH} />}
    <FirstLook results={results} hasNote={hasNote} />
    <LockedSides />
    {!results.isOverdue && (
      <WayIn {...locked} action={offers[results.offer].unlock} href={PAYWALL_PATH}>
        <p className={css.terms}>{offers[results.offer].terms.join(" ")}</p>
      </WayIn>
    )}
  </>
);

type WayInProps = {
  title: string;
  text: string;
  action: string;
  href: string;
  children?: ReactNode;
};

const WayIn = ({ title, text, action, href, children }: WayInProps) => (
  <Container className={css.place}>
    <Card look="soft" className={css.card}>
      <div>
        <h2 className={css.title}>{title}</h2>
        <p className={css.text}>{text}</p>
      </div>
      <div className={css.action}>
        <LinkButton href={href} size="l" isBlock>
          {action}
        </LinkButton>
        {children}
      </div>
    </Card>
  </Container>
);
