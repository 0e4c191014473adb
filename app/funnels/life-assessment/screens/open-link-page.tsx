import { Button } from "#app/design/button.tsx";
import { Container } from "#app/design/layout.tsx";
import { accents } from "#app/design/theme.css.ts";
import { AREAS } from "#app/domain/life-areas.ts";
import { Logo } from "#app/funnels/shared/screens/logo.tsx";
import { MessageCard } from "#app/funnels/shared/screens/message-card.tsx";
import { badLink, openLink } from "../content/open-link.ts";
import * as css from "./open-link-page.css.ts";
import { PreviewStage } from "./preview-stage.tsx";

const petals = AREAS.map((key) => ({ key, length: 100 }));

/** `/quiz2/open`: a button, since mail scanners follow links and press nothing. Null: the link is no good. */
export const OpenLinkPage = ({ token }: { token: string | null }) => (
  <div className={`${css.page} ${accents.lagoon}`}>
    <header>
      <Container className={css.bar}>
        <Logo />
      </Container>
    </header>
    <main>
      {token === null ? <MessageCard {...badLink} href="/quiz2" /> : <Opening token={token} />}
    </main>
  </div>
);

const Opening = ({ token }: { token: string }) => (
  <PreviewStage petals={petals}>
    <h1 className={css.title}>{openLink.title}</h1>
    <p className={css.lead}>{openLink.lead}</p>
    <form className={css.form} method="post" action="/quiz2/open">
      <input type="hidden" name="token" value={token} />
      <Button type="submit" size="l" isBlock>
        {openLink.action}
      </Button>
    </form>
    <p className={css.note}>{openLink.note}</p>
  </PreviewStage>
);
