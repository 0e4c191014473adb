/** What people may ask for about their data. */
export type DataRequestKind = "export" | "rename" | "stop_mails" | "erase";

/** By the mailed link, or by the operator on their behalf. */
export type DataRequestSource = "link" | "operator";

/** What a buyer declares on `/withdraw`. */
export const WISHES = ["withdraw", "cancel"] as const;
export type Wish = (typeof WISHES)[number];

/** Days for which data is kept, where more than the table of retention (`app/privacy/content/retention.ts`) names them. */
export const KEPT_DAYS = {
  unfinishedAttempts: 30,
  answers: 180,
  unboughtResults: 2 * 365,
  datingQuiz: 180,
  unconfirmedSignups: 7,
} as const;

/**
 * Before its id, the key of a notice of a withdrawal whose person was erased before the operator was sent it: until then
 * it is the only record of their declaration.
 */
export const ERASED_NOTICE = "erased:";
