/** What a mail says, before it becomes HTML and its twin in plain text. */
export type EmailContent = {
  readonly accent: "ember" | "rose" | "lagoon" | "iris";
  readonly subject: string;
  /** What an inbox shows beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** What there is to do, set apart below those. */
  readonly step?: EmailStep;
  readonly button: EmailLink;
  /** Other ways on, in small print below the button. */
  readonly links?: readonly EmailLink[];
  /** In small print below those. */
  readonly notes: readonly string[];
  /** Why this address gets this mail. */
  readonly reason: string;
  /** Given for what nobody has to get: makes a link, and one-click unsubscribing (RFC 8058) of it. */
  readonly unsubscribe?: EmailLink;
};

/** Tasks under a heading of their own, and the paragraphs that follow them. */
export type EmailStep = {
  readonly title: string;
  readonly tasks: readonly string[];
  readonly after: readonly string[];
};

/** `url` is absolute. */
export type EmailLink = { readonly label: string; readonly url: string };
