import { Card } from "#app/design/layout.tsx";
import { browsers } from "../content/manage.ts";
import type { ManagedSubscription } from "../rules/managed-subscription.ts";
import * as css from "./manage-card.css.ts";
import { ManageForm } from "./manage-form.tsx";

type ManageBrowsersProps = { subscription: ManagedSubscription; token: string | null };

/** In how many browsers the results are open, and a button to close them in the others. */
export const ManageBrowsers = ({ subscription, token }: ManageBrowsersProps) => (
  <Card className={css.card}>
    <div>
      <h2 className={css.title}>{browsers.title}</h2>
      <p className={css.none}>{browsers.count(subscription.otherBrowsers)}</p>
    </div>
    <div className={css.portal}>
      <ManageForm intent="end_access" tone="quiet" attemptId={subscription.attemptId} token={token}>
        {browsers.action}
      </ManageForm>
      <p className={css.note}>{browsers.note}</p>
    </div>
  </Card>
);
