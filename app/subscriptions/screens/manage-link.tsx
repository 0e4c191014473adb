import { Card } from "#app/design/layout.tsx";
import { MANAGE_PATH } from "#app/funnels/shared/content/trial.ts";
import { MailLinkForm } from "#app/funnels/shared/screens/mail-link-form.tsx";
import { manage, notices } from "../content/manage.ts";
import type { ManageNotice } from "../rules/managed-subscription.ts";
import * as css from "./manage-page.css.ts";

/** For a subscriber in a browser that has no access to the subscription. */
export const ManageLink = ({ notice }: { notice: ManageNotice | null }) => {
  const problem = notice === "badAddress" ? notices.badAddress.text : null;
  return (
    <section id="link" aria-labelledby="link-title">
      <Card look="soft" className={css.link}>
        <h2 id="link-title" className={css.subtitle}>
          {manage.link.title}
        </h2>
        <p>{manage.link.lead}</p>
        <MailLinkForm
          path={MANAGE_PATH}
          words={{ ...manage.link, sent: notices.linkMailed.text }}
          isSent={notice === "linkMailed"}
          refused={problem === null ? null : { email: "", problem, failure: null }}
        >
          <input type="hidden" name="intent" value="mail_link" />
        </MailLinkForm>
      </Card>
    </section>
  );
};
