import { Button } from "#app/design/button.tsx";
import { Card } from "#app/design/card.tsx";
import { Field } from "#app/design/field.tsx";
import { DOWNLOADS_PATH } from "#app/domain/download.ts";
import { useBrand } from "#app/funnels/shared/screens/page/site.tsx";
import { useSending } from "#app/funnels/shared/screens/use-sending.ts";
import { lost } from "../content/downloads.ts";
import * as css from "./downloads-page.css.ts";

export type LostFormState = {
  isSent: boolean;
  refused: { email: string; problem: string | null; failure: string | null } | null;
};

/** "Lost your download?": submitted natively, with and without script. */
export function LostForm({ isSent, refused }: LostFormState) {
  const { contactEmail } = useBrand();
  const { isSending, onSubmit } = useSending();

  return (
    <section id="lost" aria-labelledby="lost-title" className={css.place}>
      <Card look="soft" className={css.card}>
        <div className={css.words}>
          <h2 id="lost-title" className={css.title}>
            {lost.title}
          </h2>
          <p>{lost.lead}</p>
        </div>
        <form method="post" action={DOWNLOADS_PATH} className={css.form} onSubmit={onSubmit}>
          {isSent && (
            <p className={css.notice} role="status">
              {lost.sent}
            </p>
          )}
          {refused?.failure && (
            <p className={css.problem} role="alert">
              {refused.failure}
            </p>
          )}
          <Field
            label={lost.label}
            type="email"
            name="email"
            enterKeyHint="send"
            placeholder={lost.placeholder}
            defaultValue={refused?.email ?? ""}
            required
            problem={refused?.problem ?? null}
          />
          <Button type="submit" isPending={isSending} isBlock>
            {isSending ? lost.pending : lost.action}
          </Button>
          <p className={css.help}>
            {lost.help} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
          </p>
        </form>
      </Card>
    </section>
  );
}
