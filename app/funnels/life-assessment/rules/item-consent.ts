/** Whether the answers may be counted (docs/decisions/0031): undecided, agreed to, or counted for good. */
const ITEM_CONSENTS = ["open", "given", "counted"] as const;

export type ItemConsent = (typeof ITEM_CONSENTS)[number];

/** Reads the stored value: whether the answers are counted, or null without consent. */
export const toItemConsent = (isCounted: 0 | 1 | null): ItemConsent => {
  if (isCounted === null) return "open";
  return isCounted === 1 ? "counted" : "given";
};

/** Reads the response's value; null if the visitor is not asked. An unreadable one must not make the results fail. */
export const readItemConsent = (value: unknown): ItemConsent | null =>
  ITEM_CONSENTS.find((known) => known === value) ?? null;
