import { Button } from "#app/design/controls/button.tsx";
import * as css from "./mailed-link.css.ts";

type OpenLinkFormProps = {
  /** Where the mailed link's token is posted. */
  path: string;
  token: string;
  /** Where to redirect afterwards, if the link says so. */
  to?: string | null;
  words: {
    readonly title: string;
    readonly lead: string;
    readonly action: string;
    readonly note: string;
  };
};

/** Landing page of a mailed link: redeemed by a button, because mail scanners open links but submit no forms. */
export const OpenLinkForm = ({ path, token, to, words }: OpenLinkFormProps) => (
  <>
    <h1 className={css.title}>{words.title}</h1>
    <p className={css.lead}>{words.lead}</p>
    <form className={css.openForm} method="post" action={path}>
      <input type="hidden" name="token" value={token} />
      {to && <input type="hidden" name="to" value={to} />}
      <Button type="submit" size="l" isBlock>
        {words.action}
      </Button>
    </form>
    <p className={css.note}>{words.note}</p>
  </>
);
