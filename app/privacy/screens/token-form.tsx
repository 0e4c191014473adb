import type { ReactNode } from "react";
import * as css from "./your-data.css.ts";

type TokenFormProps = {
  path: string;
  token: string;
  intent?: string;
  children: ReactNode;
};

/** A form of the mailed page. Posted as a document, with and without script. */
export const TokenForm = ({ path, token, intent, children }: TokenFormProps) => (
  <form method="post" action={path} className={css.form}>
    <input type="hidden" name="token" value={token} />
    {intent && <input type="hidden" name="intent" value={intent} />}
    {children}
  </form>
);
