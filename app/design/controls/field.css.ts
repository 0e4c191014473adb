import { style } from "@vanilla-extract/css";
import { theme } from "../theme.css.ts";
import { radius, space, type, weight } from "../tokens.ts";

export const field = style({ display: "flex", flexDirection: "column", gap: space["2xs"] });
export const label = style({ ...type.small, fontWeight: weight.medium });
export const hint = style({ ...type.small, color: theme.color.inkSoft });
export const problem = style({
  ...type.small,
  color: theme.color.danger,
  fontWeight: weight.medium,
});
export const control = style({
  ...type.body,
  width: "100%",
  minHeight: "52px",
  padding: `${space.xs} ${space.s}`,
  background: theme.color.surface,
  border: `1.5px solid ${theme.color.lineStrong}`,
  borderRadius: radius.m,
  // Leaves room for the next button above a phone's keyboard.
  scrollMarginBottom: "9rem",
  selectors: {
    "&::placeholder": { color: theme.color.inkSoft, opacity: 1 },
    "&[aria-invalid=true]": { borderColor: theme.color.danger, background: theme.color.dangerSoft },
    "&[disabled]": { opacity: 0.6, cursor: "not-allowed" },
  },
});
export const choice = style({ display: "grid", alignItems: "center" });
export const select = style([
  control,
  { gridArea: "1 / 1", appearance: "none", paddingInlineEnd: space.xl, textOverflow: "ellipsis" },
]);
export const chevron = style({
  gridArea: "1 / 1",
  justifySelf: "end",
  marginInlineEnd: space.s,
  pointerEvents: "none",
});
