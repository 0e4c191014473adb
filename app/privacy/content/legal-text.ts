import type { Operator } from "#app/domain/operator.ts";

export type Term = { readonly term: string; readonly text: string };
export type LegalLink = { readonly label: string; readonly href: string };

/** The blocks of a section, in order. `contact` is the link to the mailbox. */
export type LegalBlock =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "terms"; readonly items: readonly Term[] }
  | { readonly kind: "links"; readonly items: readonly LegalLink[] }
  | { readonly kind: "contact" };

export type LegalSection = {
  /** The section's anchor. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
};

export type LegalPage = {
  readonly title: string;
  readonly lead: string;
  /** The day of the wording, as `YYYY-MM-DD`. */
  readonly version: string;
  /** Subject of a mail to the page's mailbox. */
  readonly subject: string;
  /** Set if it is not the site's own. */
  readonly mailbox?: string;
  readonly sections: readonly LegalSection[];
};

/** What the configuration says about the seller. */
export type LegalFacts = {
  readonly name: string;
  readonly contactEmail: string;
  readonly siteOrigin: string;
  readonly operator: Operator;
};

/** The texts around every legal page. */
export const frame = {
  version: (day: string) => `Version of ${day}`,
  contents: "On this page",
  home: "Back to Home",
  footer: { line: "In plain words, as far as the law lets us." },
} as const;

export const text = (words: string): LegalBlock => ({ kind: "text", text: words });
export const heading = (words: string): LegalBlock => ({ kind: "heading", text: words });
export const contact: LegalBlock = { kind: "contact" };
export const links = (...items: readonly LegalLink[]): LegalBlock => ({ kind: "links", items });

/** Items without a text are left out. */
export const terms = (
  ...items: readonly (readonly [term: string, text: string | null])[]
): LegalBlock => ({
  kind: "terms",
  items: items.flatMap(([term, words]) => (words === null ? [] : [{ term, text: words }])),
});

export const section = (
  id: string,
  title: string,
  ...blocks: readonly LegalBlock[]
): LegalSection => ({ id, title, blocks });

/** For values that production demands (`nameOperator`). */
export const orMissing = (value: string | null): string => value ?? "Not given yet.";

/** The seller's name for running text. */
export const sellerOf = ({ name, operator }: LegalFacts): string => operator.legalName ?? name;

/** The seller's name and address, in one line. */
export const addressOf = ({ operator }: LegalFacts): string =>
  [operator.postalAddress, operator.country].filter((part) => part !== null).join(", ") ||
  orMissing(null);

/** Opens a mail with its subject filled in. */
export const mailTo = (address: string, subject: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}`;
