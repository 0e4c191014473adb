/** How dates are written for a visitor: made on the server with `localeOf`, and sent along with a page's data. */
export type Locale = {
  /** BCP 47: the language of the texts, and the visitor's region. */
  readonly tag: string;
  /** As written in a date. */
  readonly months: readonly string[];
  /** "{month} {d}, {year}"; `{dd}` is a day of two digits. */
  readonly longDate: string;
};

/** The language of the texts. */
export const LANGUAGE = "en";
const HOME = "US";

/** Does not match "other". */
const REGION = /^[A-Za-z]{2}$/;

const known = new Map<string, Locale>();

/**
 * On the server only: the first formatter that a phone makes blocks it for more than a tenth of a second.
 *
 * @param country ISO 3166 code; null where it is unknown
 */
export function localeOf(country: string | null): Locale {
  const tag = `${LANGUAGE}-${country && REGION.test(country) ? country : HOME}`;
  const before = known.get(tag);
  if (before !== undefined) return before;
  const format = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" });
  const partsOf = (month: number) => format.formatToParts(Date.UTC(2026, month, 8));
  const months = Array.from(
    { length: 12 },
    (_, month) => partsOf(month).find(({ type }) => type === "month")?.value ?? "",
  );
  const longDate = partsOf(0)
    .map(({ type, value }) => (type === "literal" ? value : placeholderOf(type, value)))
    .join("");
  const locale = { tag, months, longDate };
  known.set(tag, locale);
  return locale;
}

const placeholderOf = (type: string, value: string): string =>
  type === "day" ? `{${"d".repeat(value.length)}}` : `{${type}}`;

/** For mails, whose reader's country is not known. */
export const homeLocale = (): Locale => localeOf(null);
