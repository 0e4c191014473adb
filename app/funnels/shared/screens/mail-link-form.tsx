import type { ReactNode } from "react";
import { Button } from "#app/design/controls/button.tsx";
import { Field } from "#app/design/controls/field.tsx";
import * as css from "./mailed-link.css.ts";
import { useBrand } from "./page/site.tsx";
import { useSending } from "./use-restored.ts";

type Words = Readonly<
  Record<"label" | "placeholder" | "action" | "pending" | "sent" | "help", string>
>;

/** What the server answered. */
export type MailLinkState = {
  isSent: boolean;
  refused: { email: string; problem: string | null; failure: string | null } | null;
};

type MailLinkFormProps = MailLinkState & { path: string; words: Words; children?: ReactNode };

/** Asks for an address to mail a link to. Submitted natively, with and without script. */
export function MailLinkForm({ path, words, isSent, refused, children }: MailLinkFormProps) {
  const { contactEmail } = useBrand();
  const { isSending, onSubmit } = useSending();
  return (
    <form method="post" action={path} className={css.form} onSubmit={onSubmit}>
      {isSent && (
        <p className={css.notice} role="status">
          {words.sent}
        </p>
      )}
      {refused?.failure && (
        <p className={css.problem} role="alert">
          {refused.failure}
        </p>
      )}
      <Field
        label={words.label}
        type="email"
        name="email"
        enterKeyHint="send"
        placeholder={words.placeholder}
        defaultValue={refused?.email ?? ""}
        required
        problem={refused?.problem ?? null}
      />
      <Button type="submit" isPending={isSending} isBlock>
        {isSending ? words.pending : words.action}
      </Button>
      {children}
      <p className={css.help}>
        {words.help} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
    </form>
  );
}
