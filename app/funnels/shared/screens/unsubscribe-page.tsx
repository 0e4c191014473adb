import type { ReactNode } from "react";
import { Button, LinkButton } from "#app/design/button.tsx";
import { Container, Inline, Stack } from "#app/design/layout.tsx";
import { accents } from "#app/design/theme.css.ts";
import { invalidUnsubscribeLink, type UnsubscribeTexts } from "../content/unsubscribe.ts";
import { Logo } from "./page/logo.tsx";
import { useBrand } from "./page/site.tsx";
import * as css from "./unsubscribe-page.css.ts";

export type UnsubscribeStep = "ask" | "confirm" | "refuse";

type UnsubscribePageProps = {
  step: UnsubscribeStep;
  accent: keyof typeof accents;
  words: UnsubscribeTexts;
};

/** `/unsubscribe`: only its button unsubscribes, because mail scanners open links. */
export const UnsubscribePage = ({ step, accent, words }: UnsubscribePageProps) => (
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

/** Posts to its own URL, which holds the token. */
const Ask = ({ title, lead, action, stay }: UnsubscribeTexts) => (
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

const Confirm = ({ doneTitle, doneLead, home }: UnsubscribeTexts) => (
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
      title={invalidUnsubscribeLink.title}
      lead={
        <>
          {invalidUnsubscribeLink.lead} {link}
        </>
      }
    />
  );
}
