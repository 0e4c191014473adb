import { americas } from "./countries/americas.ts";
import { asiaAfrica } from "./countries/asia-africa.ts";
import { centralEurope } from "./countries/central-europe.ts";
import { englishSpeaking } from "./countries/english-speaking.ts";
import { nordic } from "./countries/nordic.ts";
import { southernEurope } from "./countries/southern-europe.ts";
import { westernEurope } from "./countries/western-europe.ts";
import type { CountryHelp, HelpSite } from "./help-line.ts";
import { directory } from "./texts.ts";

/** By ISO 3166 code. Server only: a page gets just the country that it shows. */
export const HELP_BY_COUNTRY: ReadonlyMap<string, CountryHelp> = new Map<string, CountryHelp>(
  Object.entries({
    ...englishSpeaking,
    ...centralEurope,
    ...westernEurope,
    ...southernEurope,
    ...nordic,
    ...americas,
    ...asiaAfrica,
  }),
);

/** Shown for every country, even one for which we list no numbers. */
export const DIRECTORIES: readonly HelpSite[] = [
  directory,
  { name: "Befrienders Worldwide: people who listen", website: "https://www.befrienders.org" },
  {
    name: "International Association for Suicide Prevention: crisis centers",
    website: "https://www.iasp.info/crisis-centres-helplines/",
  },
  {
    name: "NO MORE Global Directory: help against violence at home",
    website: "https://nomoredirectory.org",
  },
];
