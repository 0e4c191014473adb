import { Button } from "#app/design/button.tsx";
import { Card } from "#app/design/card.tsx";
import { Container } from "#app/design/layout.tsx";
import { LOST_DOWNLOAD_PATH } from "#app/domain/download.ts";
import { MessageCard } from "#app/funnels/shared/screens/message-card.tsx";
import { SlimPage } from "#app/funnels/shared/screens/slim-page.tsx";
import { badLink, footer, openLink } from "../content/downloads.ts";
import * as css from "./open-downloads-page.css.ts";

/** `/downloads/open`: a button, since mail scanners follow links and press nothing. Null: the link is no good. */
export const OpenDownloadsPage = ({ token }: { token: string | null }) => (
  <SlimPage accent="ember" footer={footer}>
    {token === null ? (
      <MessageCard {...badLink} href={LOST_DOWNLOAD_PATH} />
    ) : (
      <Container narrow className={css.place}>
        <Card className={css.card}>
          <h1 className={css.title}>{openLink.title}</h1>
          <p className={css.lead}>{openLink.lead}</p>
          <form className={css.form} method="post" action="/downloads/open">
            <input type="hidden" name="token" value={token} />
            <Button type="submit" size="l" isBlock>
              {openLink.action}
            </Button>
          </form>
          <p className={css.note}>{openLink.note}</p>
        </Card>
      </Container>
    )}
  </SlimPage>
);
