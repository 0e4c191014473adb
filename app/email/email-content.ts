import type { Archetype } from "#app/domain/archetypes.ts";

/** A mail before it is rendered to HTML and plain text. */
export type EmailContent = {
  readonly accent: "ember" | "rose" | "lagoon" | "iris";
  /** At the top: the sign of a dating pattern; without it, the accent's picture. */
  readonly picture?: Archetype;
  readonly subject: string;
  /** The preheader: shown beside the subject in an inbox. */
  readonly preview: string;
  readonly title: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** The task of a plan's day, set apart below the paragraphs. */
  readonly step?: EmailStep;
  readonly button: EmailLink;
  /** Secondary links, in small print below the button. */
  readonly links?: readonly EmailLink[];
  /** In small print below the links. */
  readonly notes: readonly string[];
  /** Why the recipient gets this mail. */
  readonly reason: string;
  /** For optional mail: a link in the footer and one-click unsubscribe headers (RFC 8058). */
  readonly unsubscribe?: EmailLink;
};

/** Tasks under their own heading, and the paragraphs after them. */
export type EmailStep = {
  readonly title: string;
  readonly tasks: readonly string[];
  readonly after: readonly string[];
};

/** `url` is absolute. */
export type EmailLink = { readonly label: string; readonly url: string };
