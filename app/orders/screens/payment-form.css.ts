import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { radius, space, type, weight } from "#app/design/tokens.ts";

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.m });
/** As tall as the form, to avoid a layout shift when it loads. */
export const place = style({ position: "relative", minHeight: "252px" });
const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.s });
export const wallets = style([stack, { paddingBottom: space.m }]);
/** Stripe has to lay the buttons out to find out whether there are any. */
export const noWallets = style([
  stack,
  { position: "absolute", insetInline: 0, visibility: "hidden" },
]);
export const consent = style({ ...type.small, color: theme.color.inkSoft });
/** Between two lines. */
export const or = style({
  ...type.small,
  display: "grid",
  gridTemplateColumns: "1fr auto 1fr",
  alignItems: "center",
  gap: space.s,
  color: theme.color.inkSoft,
  "::before": { content: "", borderTop: `1px solid ${theme.color.line}` },
  "::after": { content: "", borderTop: `1px solid ${theme.color.line}` },
});
export const foot = style([stack, { gap: space.m }]);
/** Hidden until it is known whether there are wallets, which push the foot down. */
export const waitingFoot = style([foot, { visibility: "hidden" }]);
export const waiting = style({
  ...type.small,
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "center",
  borderRadius: radius.m,
  background: theme.color.sunken,
  color: theme.color.inkSoft,
});
export const problem = style({
  display: "grid",
  justifyItems: "start",
  alignContent: "center",
  gap: space.xs,
  padding: space.m,
  minHeight: "252px",
  borderRadius: radius.m,
  background: theme.color.dangerSoft,
});
/** Between the provider's form and the total. */
export const failure = style({
  padding: space.s,
  borderRadius: radius.m,
  background: theme.color.dangerSoft,
  overflowWrap: "anywhere",
});
export const problemTitle = style({ fontWeight: weight.bold });
export const terms = style({ ...type.small, fontWeight: weight.medium });
export const secure = style({
  ...type.small,
  display: "flex",
  gap: space["2xs"],
  color: theme.color.inkSoft,
});
// The button's label may be wider than the smallest phones.
globalStyle(`${form} button`, { paddingInline: space.s, whiteSpace: "normal" });

export const checkText = style({ display: "grid", gap: space.m });
export const checkProblem = style({
  display: "grid",
  justifyItems: "start",
  gap: space.xs,
  padding: space.m,
  borderRadius: radius.m,
  background: theme.color.dangerSoft,
});
export const checkProblemTitle = style({ fontWeight: weight.bold });
