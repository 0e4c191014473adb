import { globalStyle, style } from "@vanilla-extract/css";
import { space, type } from "#app/design/tokens.ts";

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
