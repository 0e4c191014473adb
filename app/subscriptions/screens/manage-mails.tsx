import { Card } from "#app/design/layout.tsx";
import { planMails } from "../content/plan-mails.ts";
import { ManageForm } from "./manage-form.tsx";
import * as css from "./manage-receipts.css.ts";

type ManageMailsProps = {
  series: keyof typeof planMails;
  attemptId: string;
  token: string | null;
};

/** The mails of the plan and a button to stop them. */
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
        {...{ attemptId, token }}
      >
        {action}
      </ManageForm>
    </Card>
  );
};
