/** `emergency`: police and ambulance. `crisis`: someone to talk to. `violence`: for people who are threatened, hurt, or controlled. */
export type HelpKind = "emergency" | "crisis" | "violence";

export type HelpLine = {
  readonly kind: HelpKind;
  readonly name: string;
  /** As people write it; `toDialable` makes the address of the link. */
  readonly number: string;
  /** Hours, languages and other ways in, where a source states them. */
  readonly about?: string;
  readonly website?: string;
  /** Two independent pages that state the number. One that only one page states is left out. */
  readonly sources: readonly [string, string];
  /** The day on which both were read, as YYYY-MM-DD. */
  readonly confirmedOn: string;
};

/** An organization or directory without a number of ours. */
export type HelpSite = { readonly name: string; readonly website: string };

export type CountryHelp = {
  readonly name: string;
  readonly lines: readonly HelpLine[];
  readonly sites?: readonly HelpSite[];
};

type Details = Pick<HelpLine, "about" | "website" | "sources">;

/** For the lines that were checked on the same day. */
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

/** The `tel:` address of a number: what a phone dials, without the spaces and signs that people read. */
export const toDialable = (number: string): string => `tel:${number.replaceAll(/[^\d*#+]/g, "")}`;
