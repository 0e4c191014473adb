/** What a mail says, before it becomes HTML and its twin in plain text. */
export type Letter = {
  readonly accent: "ember" | "rose" | "lagoon" | "iris";
  readonly subject: string;
  /** What an inbox shows beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly button: LetterLink;
  /** Other ways on, in small print below the button. */
  readonly links?: readonly LetterLink[];
  /** In small print below those. */
  readonly notes: readonly string[];
  /** Why this address gets this mail. */
  readonly reason: string;
  /** Given for what nobody has to get: makes a link, and one-click unsubscribing (RFC 8058) of it. */
  readonly unsubscribe?: LetterLink;
};

/** `url` is absolute. */
export type LetterLink = { readonly label: string; readonly url: string };
