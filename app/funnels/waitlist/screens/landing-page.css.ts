import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { fixedBar, largeText, safe, space, type, zoomed } from "#app/design/tokens.ts";

export const page = style({});
globalStyle(`${page} li`, { textWrap: "pretty" });

// Denser than elsewhere on a phone: six sections and a form have to be short enough to be scrolled through.
const phone = "screen and (max-width: 699.98px)";
const sections = `${page} > main > section`;
globalStyle(sections, { "@media": { [phone]: { paddingBlock: space.l } } });
globalStyle(`${sections} :has(> h2)`, { "@media": { [phone]: { marginBottom: space.s } } });
globalStyle(`${sections} h2 + p`, {
  "@media": { [phone]: { ...type.body, marginTop: space["2xs"], lineHeight: 1.5 } },
});

export const bar = style({
  ...fixedBar,
  paddingTop: safe.top,
  position: "fixed",
  insetInline: 0,
  top: 0,
  zIndex: 10,
  background: theme.color.canvas,
  borderBottom: `1px solid ${theme.color.line}`,
  "@media": { [zoomed]: { position: "absolute" } },
});
export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s,
  minHeight: "64px",
});
export const actions = style({ display: "flex", alignItems: "center", gap: space["2xs"] });
// No room beside large text; the same link is in the section below.
globalStyle(`${actions} > a`, { "@media": { [largeText]: { display: "none" } } });
