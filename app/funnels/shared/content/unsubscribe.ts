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
  title: "This link doesn’t work",
  lead: "It may be incomplete or too old. Write to us, and we’ll take you off the list:",
} as const;
