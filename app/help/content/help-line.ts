/** `emergency`: police and ambulance. `crisis`: someone to talk to. `violence`: for people who are threatened, hurt, or controlled. */
export type HelpKind = "emergency" | "crisis" | "violence";

export type HelpLine = {
  readonly kind: HelpKind;
  readonly name: string;
  /** As people write it; `toDialable` turns it into a link. */
  readonly number: string;
  /** Hours, languages and other ways in, where a source states them. */
  readonly about?: string;
  readonly website?: string;
  /** Two independent pages that state the number. A number that only one page states is left out. */
  readonly sources: readonly [string, string];
  /** The day on which both were read, as YYYY-MM-DD. */
  readonly confirmedOn: string;
};

/** An organization or directory for which we list no number. */
export type HelpSite = { readonly name: string; readonly website: string };

export type CountryHelp = {
  readonly name: string;
  readonly lines: readonly HelpLine[];
  readonly sites?: readonly HelpSite[];
};

type Details = Pick<HelpLine, "about" | "website" | "sources">;

/** Creates lines that were checked on the same day. */
export const confirmedOn = (day: string) => {
  const lineOf = (kind: HelpKind) => (name: string, number: string, details: Details) =>
    ({ kind, name, number, confirmedOn: day, ...details }) satisfies HelpLine;
  const crisis = lineOf("crisis");
  const violence = lineOf("violence");
  const service = lineOf("emergency");
  const emergency = (name: string, number: string, ...sources: [string, string]) =>
    service(name, number, { sources });
  return { crisis, violence, emergency };
};

/** Returns the `tel:` link of a number, without the spaces and signs that only people need. */
export const toDialable = (number: string): string => `tel:${number.replaceAll(/[^\d*#+]/g, "")}`;
