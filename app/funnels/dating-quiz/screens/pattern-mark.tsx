import type { ReactNode } from "react";
import type { Archetype } from "#app/domain/archetypes.ts";
import { archetypeNames } from "../content/archetype-names.ts";
import * as css from "./pattern-mark.css.ts";

/** Each drawing shows two people; the filled shape is the visitor. */
const drawings: Readonly<Record<Archetype, ReactNode>> = {
  echo: (
    <>
      <circle className={css.other} cx="24" cy="24" r="18" />
      <circle className={css.trace} cx="24" cy="24" r="12" />
      <circle className={css.you} cx="24" cy="24" r="6" />
    </>
  ),
  avoidant: (
    <>
      <circle className={css.other} cx="13" cy="24" r="9" />
      <path className={css.gap} d="M27 8V40" />
      <circle className={css.you} cx="39" cy="24" r="6" />
    </>
  ),
  idealist: (
    <>
      <circle className={css.gap} cx="24" cy="17" r="13" />
      <path className={css.you} d="M24 9Q25 16 32 17 25 18 24 25 23 18 16 17 23 16 24 9Z" />
      <circle className={css.you} cx="24" cy="39" r="5" />
    </>
  ),
  analyzer: (
    <>
      <circle className={css.other} cx="24" cy="17" r="12" />
      <circle className={css.you} cx="24" cy="17" r="5" />
      <path className={css.trace} d="M6 38V44M15 40V44M24 38V44M33 40V44M42 38V44" />
    </>
  ),
  resigned: (
    <>
      <path className={css.you} d="M8 31A10 10 0 0 1 28 31Z" />
      <circle className={css.other} cx="37" cy="14" r="6" />
      <path className={css.trace} d="M3 31H45M10 38H38" />
    </>
  ),
};

/** The symbol of an archetype, always beside its name. */
export const PatternMark = ({ archetype }: { archetype: Archetype }) => (
  <svg
    className={css.mark}
    style={{ color: archetypeNames[archetype].color }}
    viewBox="0 0 48 48"
    aria-hidden="true"
  >
    {drawings[archetype]}
  </svg>
);
