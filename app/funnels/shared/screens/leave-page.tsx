import type { ReactNode } from "react";
import { Button, LinkButton } from "#app/design/button.tsx";
import { Container, Inline, Stack } from "#app/design/layout.tsx";
import { accents } from "#app/design/theme.css.ts";
import { Logo } from "#app/funnels/shared/screens/logo.tsx";
import { useBrand } from "#app/funnels/shared/screens/site.tsx";
import { leaving } from "../content/texts.ts";
import * as css from "./leave-page.css.ts";

type Step = "ask" | "confirm" | "refuse";

/** `/unsubscribe`: nobody leaves by opening it, only by its button. */
export const LeavePage = ({ step }: { step: Step }) => (
  <div className={accents.ember}>
    <Container>
      <header className={css.bar}>
        <Logo />
      </header>
    </Container>
    <main className={css.main}>
      <Container narrow>
        <Stack gap="m">{STEPS[step]}</Stack>
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
const Ask = () => (
  <>
    <Text title={leaving.title} lead={leaving.lead} />
    <form method="post">
      <Inline>
        <Button type="submit">{leaving.action}</Button>
        <LinkButton href="/" tone="quiet">
          {leaving.stay}
        </LinkButton>
      </Inline>
    </form>
  </>
);

const Confirm = () => (
  <>
    <Text title={leaving.doneTitle} lead={leaving.doneLead} />
    <p>
      <LinkButton href="/" tone="quiet">
        {leaving.home}
      </LinkButton>
    </p>
  </>
);

function Refuse() {
  const { contactEmail } = useBrand();
  const link = <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
  return (
    <Text
      title={leaving.badTitle}
      lead={
        <>
          {leaving.badLead} {link}
        </>
      }
    />
  );
}

const STEPS: Record<Step, ReactNode> = { ask: <Ask />, confirm: <Confirm />, refuse: <Refuse /> };
