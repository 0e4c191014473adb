/** Texts of `/unsubscribe` for one kind of mail. */
export type UnsubscribeTexts = {
  readonly title: string;
  readonly lead: string;
  readonly action: string;
  readonly stay: string;
  readonly doneTitle: string;
  readonly doneLead: string;
  readonly home: string;
};

export const invalidUnsubscribeLink = {
  title: "This link does not work",
  lead: "It may have lost a part on its way, or it is too old. Write to us and we take you off the list:",
} as const;
