import { Button } from "#app/design/button.tsx";
import * as css from "./open-link-form.css.ts";

type OpenLinkFormProps = {
  /** Where the button posts the permission that the mailed link brought. */
  path: string;
  token: string;
  /** Where the button leads on to, if the mail has said so. */
  to?: string | null;
  words: {
    readonly title: string;
    readonly lead: string;
    readonly action: string;
    readonly note: string;
  };
};

/** Where a mailed link leads: a button, since mail scanners follow links and press nothing. */
export const OpenLinkForm = ({ path, token, to, words }: OpenLinkFormProps) => (
  <>
    <h1 className={css.title}>{words.title}</h1>
    <p className={css.lead}>{words.lead}</p>
    <form className={css.form} method="post" action={path}>
      <input type="hidden" name="token" value={token} />
      {to && <input type="hidden" name="to" value={to} />}
      <Button type="submit" size="l" isBlock>
        {words.action}
      </Button>
    </form>
    <p className={css.note}>{words.note}</p>
  </>
);
