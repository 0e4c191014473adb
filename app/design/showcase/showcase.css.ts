import { style, styleVariants } from "@vanilla-extract/css";
import { inTheme, theme } from "../theme.css.ts";
import { from, radius, space, tracking, type, weight, width } from "../tokens.ts";

export const bar = style({
  position: "sticky",
  top: 0,
  zIndex: 10,
  background: theme.color.canvas,
  borderBottom: `1px solid ${theme.color.line}`,
});
export const barRow = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s,
  minHeight: "64px",
});
export const head = style({ paddingBlock: `${space["2xl"]} ${space.l}` });
export const lead = style({
  ...type.lead,
  maxWidth: width.text,
  marginTop: space.s,
  color: theme.color.inkSoft,
});
export const contents = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space.m}`,
  marginTop: space.m,
});
export const contentsLink = style({ ...type.small, paddingBlock: space["2xs"] });

export const section = style({
  paddingBlock: space.xl,
  borderTop: `1px solid ${theme.color.line}`,
});
export const sectionTitle = style({ fontSize: type.h3.fontSize, lineHeight: type.h3.lineHeight });
export const sectionLead = style({
  maxWidth: width.text,
  marginTop: space["2xs"],
  marginBottom: space.l,
  color: theme.color.inkSoft,
});

/** Both themes side by side. */
export const both = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  "@media": { [from.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
const half = style({
  padding: space.m,
  background: theme.color.canvas,
  color: theme.color.ink,
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.l,
  "@media": { [from.tablet]: { padding: space.l } },
});
export const scheme = styleVariants(inTheme, (style) => [half, style]);

export const examples = style({ display: "grid", gap: space.l });
export const caption = style({
  ...type.caption,
  color: theme.color.inkSoft,
  fontWeight: weight.medium,
  marginBottom: space["2xs"],
});
export const soft = style({ ...type.caption, color: theme.color.inkSoft });
export const onNight = style({
  padding: space.m,
  background: theme.color.night,
  color: theme.color.onNight,
  borderRadius: radius.l,
});

export const samples = style({ display: "grid", gap: space.m });
const heading = { fontWeight: weight.bold, letterSpacing: tracking.close };
/** Each step as it is used: the four heading steps are bold and more tightly spaced. */
export const typeSample = styleVariants({
  ...type,
  h4: { ...type.h4, ...heading },
  h3: { ...type.h3, ...heading },
  h2: { ...type.h2, ...heading, letterSpacing: tracking.tight },
  display: { ...type.display, fontWeight: weight.heavy, letterSpacing: tracking.tight },
});
export const name = style({ fontWeight: weight.medium });
export const sizes = style({ display: "grid", gap: space["2xs"] });
export const size = style({
  display: "grid",
  gridTemplateColumns: "3rem 4rem 1fr",
  alignItems: "center",
  ...type.small,
});
export const length = style({ height: "12px", background: theme.accent.fill, borderRadius: "2px" });
export const tiles = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(7.5rem, 1fr))",
  gap: space.s,
});
export const tile = style({ display: "grid", gap: space["2xs"], ...type.caption });
const block = style({ height: "64px", border: `1px solid ${theme.color.line}` });
export const swatch = style([block, { borderRadius: radius.s }]);
export const corner = style([block, { background: theme.color.sunken }]);
export const cornerOf = styleVariants(radius, (value) => ({ borderRadius: value }));
export const raised = style({
  height: "64px",
  background: theme.color.surface,
  borderRadius: radius.m,
});

export const accent = style({
  display: "grid",
  gap: space.xs,
  padding: space.m,
  borderRadius: radius.m,
  background: theme.accent.soft,
});
export const accentText = style({ color: theme.accent.text, fontWeight: weight.bold });
export const ring = style({ width: "clamp(72px, 26%, 140px)" });
