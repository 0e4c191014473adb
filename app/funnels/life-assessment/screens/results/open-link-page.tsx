import { Container } from "#app/design/layout.tsx";
import { accents } from "#app/design/theme.css.ts";
import { badLink, openLink } from "#app/funnels/life-assessment/content/open-link.ts";
import { OpenLinkForm } from "#app/funnels/shared/screens/open-link-form.tsx";
import { Logo } from "#app/funnels/shared/screens/page/logo.tsx";
import { MessageCard } from "#app/funnels/shared/screens/page/message-card.tsx";
import { PreviewStage } from "../preview/preview-stage.tsx";
import * as css from "./open-link-page.css.ts";

/** `/quiz2/open`. A null token means an invalid link. */
export const OpenLinkPage = ({ token }: { token: string | null }) => (
  <div className={`${css.page} ${accents.lagoon}`}>
    <header>
      <Container className={css.bar}>
        <Logo />
      </Container>
    </header>
    <main>
      {token === null ? (
        <MessageCard {...badLink} href="/quiz2" />
      ) : (
        <PreviewStage>
          <OpenLinkForm path="/quiz2/open" token={token} words={openLink} />
        </PreviewStage>
      )}
    </main>
  </div>
);
