import { Card } from "#app/design/layout.tsx";
import { DOWNLOADS_PATH } from "#app/domain/purchase/download.ts";
import { MailLinkForm, type MailLinkState } from "#app/funnels/shared/screens/mail-link-form.tsx";
import { lost } from "../content/downloads.ts";
import * as css from "./downloads-page.css.ts";

/** "Lost your download?" */
export const LostForm = (state: MailLinkState) => (
  <section id="lost" aria-labelledby="lost-title" className={css.place}>
    <Card look="soft" className={css.card}>
      <div className={css.words}>
        <h2 id="lost-title" className={css.title}>
          {lost.title}
        </h2>
        <p>{lost.lead}</p>
      </div>
      <MailLinkForm path={DOWNLOADS_PATH} words={lost} {...state} />
    </Card>
  </section>
);
