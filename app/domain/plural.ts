import { LANGUAGE } from "./locale.ts";

/** A text for each plural form of the language, by the categories of `Intl.PluralRules`. */
type Forms = { readonly one: string; readonly other: string };

/** The form for a count. In the browser, the rules are created only where a page needs a form. */
export const plural = (count: number, { one, other }: Forms): string =>
  new Intl.PluralRules(LANGUAGE).select(count) === "one" ? one : other;
