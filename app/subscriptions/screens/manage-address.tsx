import { Button } from "#app/design/controls/button.tsx";
import { Field } from "#app/design/controls/field.tsx";
import { Card } from "#app/design/layout.tsx";
import { MANAGE_PATH } from "#app/funnels/shared/content/trial.ts";
import { useSending } from "#app/funnels/shared/screens/use-restored.ts";
import { address, manage } from "../content/manage.ts";
import * as css from "./manage-card.css.ts";

type ManageAddressProps = { attemptId: string; email: string };

/** Where the mails go, and a form to correct it; natively submitted. */
export function ManageAddress({ attemptId, email }: ManageAddressProps) {
  const { isSending, onSubmit } = useSending();
  return (
    <Card className={css.card}>
      <div>
        <h2 className={css.title}>{address.title}</h2>
        <p className={css.none}>{address.text(email)}</p>
      </div>
      <form method="post" action={MANAGE_PATH} onSubmit={onSubmit} className={css.portal}>
        <input type="hidden" name="intent" value="address" />
        <input type="hidden" name="attempt_id" value={attemptId} />
        <Field
          label={address.label}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <Button type="submit" tone="quiet" isPending={isSending} isBlock>
          {isSending ? manage.actions.sending : address.action}
        </Button>
        <p className={css.note}>{address.note}</p>
      </form>
    </Card>
  );
}
