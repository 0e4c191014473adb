import { accents } from "#app/design/theme.css.ts";
import type { Archetype } from "#app/domain/archetypes.ts";
import { archetypeNames } from "../content/archetype-names.ts";
import * as css from "./pattern-pictures.css.ts";
import signs from "./signs.svg?no-inline";

/** The class that gives a part of a page the colours of its pattern. */
export const accentOf = (archetype: Archetype): string => accents[archetypeNames[archetype].accent];

export const signOf = (archetype: Archetype): string => `${signs}#${archetype}`;

/** The sign of an archetype, always beside its name. */
export const PatternMark = ({ archetype }: { archetype: Archetype }) => (
  <svg
    className={`${css.mark} ${accentOf(archetype)}`}
    viewBox="-100 -100 200 200"
    aria-hidden="true"
  >
    <use href={signOf(archetype)} x="-100" y="-100" width="200" height="200" />
  </svg>
);
