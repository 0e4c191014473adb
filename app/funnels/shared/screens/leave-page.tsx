import type { ReactNode } from "react";
import { Button, LinkButton } from "#app/design/button.tsx";
import { Container, Inline, Stack } from "#app/design/layout.tsx";
import { accents } from "#app/design/theme.css.ts";
import { badLeaveLink, type Leaving } from "../content/leaving.ts";
import * as css from "./leave-page.css.ts";
import { Logo } from "./logo.tsx";
import { useBrand } from "./site.tsx";

export type LeaveStep = "ask" | "confirm" | "refuse";

type LeavePageProps = { step: LeaveStep; accent: keyof typeof accents; words: Leaving };

/** `/unsubscribe`: nobody leaves by opening it, only by its button. */
export const LeavePage = ({ step, accent, words }: LeavePageProps) => (
  <div className={accents[accent]}>
    <Container>
      <header className={css.bar}>
        <Logo />
      </header>
    </Container>
    <main className={css.main}>
      <Container narrow>
        <Stack gap="m">
          {step === "ask" && <Ask {...words} />}
          {step === "confirm" && <Confirm {...words} />}
          {step === "refuse" && <Refuse />}
        </Stack>
      </Container>
    </main>
  </div>
);

const Text = ({ title, lead }: { title: string; lead: ReactNode }) => (
  <>
    <h1>{title}</h1>
    <p className={css.lead}>{lead}</p>
  </>
);

/** Posts to its own address, which holds the token. */
const Ask = ({ title, lead, action, stay }: Leaving) => (
  <>
    <Text title={title} lead={lead} />
    <form method="post">
      <Inline>
        <Button type="submit">{action}</Button>
        <LinkButton href="/" tone="quiet">
          {stay}
        </LinkButton>
      </Inline>
    </form>
  </>
);

const Confirm = ({ doneTitle, doneLead, home }: Leaving) => (
  <>
    <Text title={doneTitle} lead={doneLead} />
    <p>
      <LinkButton href="/" tone="quiet">
        {home}
      </LinkButton>
    </p>
  </>
);

function Refuse() {
  const { contactEmail } = useBrand();
  const link = <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
  return (
    <Text
      title={badLeaveLink.title}
      lead={
        <>
          {badLeaveLink.lead} {link}
        </>
      }
    />
  );
}
