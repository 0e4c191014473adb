import { Card } from "#app/design/card.tsx";
import { dailyMails } from "../content/daily-mails.ts";
import { ManageForm } from "./manage-form.tsx";
import * as css from "./manage-receipts.css.ts";

type ManageMailsProps = { attemptId: string; token: string | null };

/** The daily mails and a button to stop them. */
export const ManageMails = ({ attemptId, token }: ManageMailsProps) => (
  <Card className={css.card}>
    <div>
      <h2 className={css.title}>{dailyMails.title}</h2>
      <p className={css.none}>{dailyMails.text}</p>
    </div>
    <ManageForm intent="stop_mails" tone="quiet" {...{ attemptId, token }}>
      {dailyMails.action}
    </ManageForm>
  </Card>
);
