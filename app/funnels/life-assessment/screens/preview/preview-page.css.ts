import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type, weight } from "#app/design/tokens.ts";

export const head = style({
  display: "grid",
  justifyItems: "center",
  gap: space.s,
  paddingBlock: `${space.m} ${space.l}`,
  textAlign: "center",
  "@media": { [from.tablet]: { paddingBlock: `${space.l} ${space.xl}` } },
});
/** Smaller than other main headings: its one long word must fit a small window. */
export const title = style({ ...type.h2, selectors: { "&:focus": { outline: "none" } } });
export const lead = style({ ...type.lead, textWrap: "balance" });
export const others = style({ ...type.small, color: theme.color.inkSoft });

export const gateTitle = style({ ...type.h2 });
export const gateLead = style({ ...type.lead, marginTop: space.s, color: theme.color.inkSoft });
export const gateForm = style({ display: "grid", gap: space.s, marginTop: space.l });
export const notice = style({
  padding: space.s,
  borderRadius: radius.m,
  background: theme.color.dangerSoft,
});
export const noticeTitle = style({ fontWeight: weight.bold });
export const privacy = style({ ...type.small, color: theme.color.inkSoft });
