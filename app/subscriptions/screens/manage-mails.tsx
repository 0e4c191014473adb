import { Card } from "#app/design/layout.tsx";
import { planMails } from "../content/plan-mails.ts";
import * as css from "./manage-card.css.ts";
import { ManageForm } from "./manage-form.tsx";

type ManageMailsProps = {
  series: keyof typeof planMails;
  attemptId: string;
  token: string | null;
};

/** One series of mails, daily or weekly, and a button to stop it. */
export const ManageMails = ({ series, attemptId, token }: ManageMailsProps) => {
  const { title, text, action } = planMails[series];
  return (
    <Card className={css.card}>
      <div>
        <h2 className={css.title}>{title}</h2>
        <p className={css.none}>{text}</p>
      </div>
      <ManageForm
        intent={series === "daily" ? "stop_mails" : "stop_weekly_mails"}
        tone="quiet"
        attemptId={attemptId}
        token={token}
      >
        {action}
      </ManageForm>
    </Card>
  );
};
