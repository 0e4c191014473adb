import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, safe, safeHeight, space, type, weight, width } from "#app/design/tokens.ts";

/** Windows with room for sticky bars; a zoomed page needs its height for the statements. */
export const tall = "screen and (min-height: 480px)";

/** Narrower than elsewhere on a phone, so that a statement fits two lines. */
export const gutter = style({
  selectors: { "&&": { width: `min(100% - 2 * ${space.s}, ${width.text})` } },
  "@media": {
    [from.tablet]: {
      selectors: { "&&": { maxWidth: "50rem", width: `calc(100% - 2 * ${space.m})` } },
    },
  },
});

const column = { display: "flex", flexDirection: "column" } as const;
export const page = style({ ...column, minHeight: safeHeight });
/** Takes the rest of the window, so that the bar is at its lower edge. */
export const rest = style({ ...column, flex: "1 0 auto" });

/** Room for the offer from the first paint on, if this device has kept answers (`assessment-calls.ts`). */
export const resumePlace = style({
  selectors: { ":root[data-kept] &": { minHeight: "151px" } },
  "@media": { [from.tablet]: { selectors: { ":root[data-kept] &": { minHeight: "127px" } } } },
});
export const resume = style({
  ...type.small,
  display: "grid",
  gap: space.xs,
  padding: space.s,
  marginTop: space.xs,
  borderRadius: radius.l,
  background: theme.accent.soft,
});
globalStyle(`${resume} > button`, { whiteSpace: "normal", textWrap: "balance" });
export const notice = style({ paddingTop: space.s, color: theme.color.inkSoft });

export const heading = style({
  fontSize: "0.875rem",
  lineHeight: 1.4,
  fontWeight: weight.medium,
  letterSpacing: 0,
  paddingTop: space["2xs"],
  selectors: { "&:focus": { outline: "none" } },
  "@media": { [from.tablet]: { ...type.h3, paddingTop: space.l, fontWeight: weight.bold } },
});
export const notes = style({
  ...type.small,
  color: theme.color.inkSoft,
  "@media": { [from.tablet]: { marginTop: space["2xs"] } },
});
export const period = style({ color: theme.color.ink });

export const hint = style({
  ...type.caption,
  minHeight: "1.4em",
  marginBlock: space["3xs"],
  color: theme.color.inkSoft,
  textAlign: "center",
});
/** At the lower edge of a phone's window, within the thumb's reach; in the flow, so that it covers no statement. */
export const bar = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space.xs,
  marginTop: "auto",
  marginInline: `calc(-1 * ${space.s})`,
  marginBottom: `calc(-1 * ${safe.bottom})`,
  padding: `${space["2xs"]} ${space.s} calc(${space["2xs"]} + ${safe.bottom})`,
  background: theme.color.canvas,
  borderTop: `1px solid ${theme.color.line}`,
  "@media": {
    [`${tall} and (max-width: 699.98px)`]: { position: "sticky", bottom: 0, zIndex: 5 },
    [from.tablet]: {
      margin: 0,
      padding: `${space.s} 0 ${space.xl}`,
      background: "none",
      border: 0,
    },
  },
});
globalStyle(`${bar} > button`, {
  "@media": { "(max-width: 699.98px)": { paddingInline: space.s } },
});
export const count = style({
  ...type.caption,
  color: theme.color.inkSoft,
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
});
export const figure = style({ ...type.small, display: "block", color: theme.color.ink });
export const onPhone = style({ "@media": { [from.tablet]: { display: "none" } } });
export const onDesktop = style({
  display: "none",
  "@media": { [from.tablet]: { display: "inline" } },
});

export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  marginBlock: space.s,
  "@media": { [from.tablet]: { marginBlock: space.l } },
});
export const action = style({
  marginTop: space["2xs"],
  "@media": { [from.tablet]: { width: "fit-content" } },
});
export const scene = style({
  selectors: { "&&": { aspectRatio: "2 / 1" } },
  "@media": { [from.tablet]: { selectors: { "&&": { aspectRatio: "3 / 1" } } } },
});
export const done = style({
  ...type.small,
  marginTop: space.s,
  color: theme.accent.onNight,
  fontWeight: weight.bold,
});
export const cardTitle = style({
  ...type.h2,
  selectors: { "&:focus": { outline: "none" } },
});
export const cardText = style(type.lead);
