import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type, weight } from "#app/design/tokens.ts";

export const section = style({
  paddingBlock: `${space.m} ${space["2xl"]}`,
  "@media": { "screen and (max-width: 699.98px)": { selectors: { "&&": { paddingTop: 0 } } } },
});
export const body = style({
  display: "grid",
  gap: space.m,
  "@media": {
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      gap: space["2xl"],
      alignItems: "start",
    },
  },
});
export const lead = style({ ...type.lead, marginTop: space.s, color: theme.color.inkSoft });
export const form = style({ display: "grid", gap: space.s });
export const privacy = style({ ...type.small, color: theme.color.inkSoft });
export const notice = style({
  padding: space.s,
  borderRadius: radius.m,
  background: theme.accent.soft,
});
export const noticeTitle = style({ fontWeight: weight.bold });

export const joined = style({
  display: "flex",
  alignItems: "center",
  gap: space["2xs"],
  fontWeight: weight.bold,
});

export const celebration = style({ display: "grid", gap: space.m, justifyItems: "start" });
export const actions = style({
  display: "grid",
  gap: space.xs,
  width: "100%",
  "@media": { [from.tablet]: { display: "flex", flexWrap: "wrap", alignItems: "center" } },
});
export const sticks = style({ width: "140px", color: theme.color.lineStrong });
export const address = style({
  ...type.small,
  color: theme.color.inkSoft,
  userSelect: "all",
  WebkitUserSelect: "all",
});
