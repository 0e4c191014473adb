import type { ReactNode } from "react";
import { Button } from "#app/design/controls/button.tsx";
import { MANAGE_PATH } from "#app/funnels/shared/content/trial.ts";
import { useSending } from "#app/funnels/shared/screens/use-restored.ts";
import { manage } from "../content/manage.ts";

type ManageFormProps = {
  intent:
    | "cancel"
    | "resume"
    | "stop_mails"
    | "stop_weekly_mails"
    | "end_access"
    | "pay"
    | "portal"
    | "results";
  attemptId: string;
  /** The mailed link's token, if the page was opened by one. */
  token: string | null;
  tone: "primary" | "quiet" | "onNight";
  children: ReactNode;
};

/** One button in a natively submitted form: works before hydration and without script. */
export function ManageForm({ intent, attemptId, token, tone, children }: ManageFormProps) {
  const { isSending, onSubmit } = useSending();

  return (
    <form method="post" action={MANAGE_PATH} onSubmit={onSubmit}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="attempt_id" value={attemptId} />
      {token !== null && <input type="hidden" name="token" value={token} />}
      <Button type="submit" tone={tone} isPending={isSending} isBlock>
        {isSending ? manage.actions.sending : children}
      </Button>
    </form>
  );
}
