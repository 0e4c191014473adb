import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { radius, space, type } from "#app/design/tokens.ts";
import { place as numberKeys } from "#app/funnels/shared/screens/number-keys.css.ts";
import { bar, hint } from "../assessment/assessment-page.css.ts";
import { stepwise } from "../assessment/step-header.css.ts";

export const problem = style({
  ...type.small,
  marginBlock: space["2xs"],
  padding: space.s,
  borderRadius: radius.m,
  background: theme.accent.soft,
});
export const send = style({ marginBlock: space.s });
export const page = style({});
export const step = style({});
globalStyle(`:root[data-scripted] :is(${step}[data-step="later"], ${send})`, { display: "none" });
// Without script the steps are below each other, with a single button at the end.
globalStyle(
  `:root:not([data-scripted]) :is(${page} ${stepwise}, ${step} > :is(${bar}, ${hint}, ${numberKeys}))`,
  { display: "none" },
);
