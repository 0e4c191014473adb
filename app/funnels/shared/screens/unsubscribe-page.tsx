import { Button, LinkButton } from "#app/design/controls/button.tsx";
import { StatePage } from "#app/design/feedback/state-page.tsx";
import type { accents } from "#app/design/theme.css.ts";
import { invalidUnsubscribeLink, type UnsubscribeTexts } from "../content/unsubscribe.ts";
import { BarePage } from "./page/bare-page.tsx";
import { useBrand } from "./page/site.tsx";

type UnsubscribePageProps = { accent: keyof typeof accents } & (
  | { step: "ask" | "confirm"; words: UnsubscribeTexts }
  | { step: "refuse"; words: null }
);

/** `/unsubscribe`: only its button unsubscribes, because mail scanners open links. */
export const UnsubscribePage = ({ accent, ...page }: UnsubscribePageProps) => (
  <BarePage accent={accent}>
    {page.step === "ask" && <Ask {...page.words} />}
    {page.step === "confirm" && <Confirm {...page.words} />}
    {page.step === "refuse" && <Refuse />}
  </BarePage>
);

/** Posts to its own URL, which holds the token. */
const Ask = ({ title, lead, action, stay }: UnsubscribeTexts) => (
  <StatePage scene="letter" title={title} text={lead}>
    <form method="post">
      <Button type="submit" size="l">
        {action}
      </Button>
    </form>
    <LinkButton href="/" tone="quiet" size="l">
      {stay}
    </LinkButton>
  </StatePage>
);

const Confirm = ({ doneTitle, doneLead, home }: UnsubscribeTexts) => (
  <StatePage scene="letter" title={doneTitle} text={doneLead}>
    <LinkButton href="/" tone="quiet" size="l">
      {home}
    </LinkButton>
  </StatePage>
);

function Refuse() {
  const { contactEmail } = useBrand();
  const link = <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
  return (
    <StatePage
      scene="lost"
      title={invalidUnsubscribeLink.title}
      text={
        <>
          {invalidUnsubscribeLink.lead} {link}
        </>
      }
    />
  );
}
