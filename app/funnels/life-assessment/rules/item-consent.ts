/** Whether the answers may be counted (docs/decisions/0031): not said, agreed to, or done and past taking back. */
const ITEM_CONSENTS = ["open", "given", "counted"] as const;

export type ItemConsent = (typeof ITEM_CONSENTS)[number];

/** Of what is stored: whether the answers are counted, or null where that was not agreed to. */
export const toItemConsent = (isCounted: 0 | 1 | null): ItemConsent => {
  if (isCounted === null) return "open";
  return isCounted === 1 ? "counted" : "given";
};

/** Of a response; null if the visitor is not asked. An unreadable one must not cost the results. */
export const readItemConsent = (value: unknown): ItemConsent | null =>
  ITEM_CONSENTS.find((known) => known === value) ?? null;
