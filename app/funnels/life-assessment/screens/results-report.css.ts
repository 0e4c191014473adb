import { style } from "@vanilla-extract/css";
import { from, space } from "#app/design/tokens.ts";
import * as plan from "./results-plan.css.ts";

export { actions, text, title } from "./results-plan.css.ts";
/** It follows another panel, without the space of a section between them. */
export const panel = style([
  plan.panel,
  { marginTop: space.s, "@media": { [from.tablet]: { marginTop: space.m } } },
]);
