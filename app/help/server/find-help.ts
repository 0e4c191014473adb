import { DIRECTORIES, HELP_BY_COUNTRY } from "../content/countries.ts";
import type { CountryHelp, HelpLine, HelpSite } from "../content/help-line.ts";

/** What the note shows: the lines of the visitor's country, or none where it is unknown. */
export type HelpOffer = {
  readonly lines: readonly Pick<HelpLine, "name" | "number" | "about">[];
};

export type HelpChoice = {
  /** The code of the country shown; empty for none. */
  readonly country: string;
  readonly help: CountryHelp | null;
  readonly countries: readonly { readonly value: string; readonly label: string }[];
  readonly directories: readonly HelpSite[];
};

export const offerHelp = (country: string | null): HelpOffer => ({
  lines: (HELP_BY_COUNTRY.get((country ?? "").toUpperCase())?.lines ?? []).map(
    ({ name, number, about }) => ({
      name,
      number,
      ...(about && { about }),
    }),
  ),
});

/** `asked` is the form's choice, if it was sent; otherwise the guessed country counts. */
export function findHelp(asked: string | null, guessed: string | null): HelpChoice {
  const country = (asked ?? guessed ?? "").toUpperCase();
  const help = HELP_BY_COUNTRY.get(country) ?? null;
  return {
    country: help === null ? "" : country,
    help,
    countries: [...HELP_BY_COUNTRY]
      .map(([value, { name }]) => ({ value, label: name }))
      .sort((one, other) => one.label.localeCompare(other.label, "en")),
    directories: DIRECTORIES,
  };
}
