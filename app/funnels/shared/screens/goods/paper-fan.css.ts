import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "#app/design/tokens.ts";

/** Paper stays white in both themes; its edge and shadow set it off from a white card, too. */
export const paper = style({
  display: "block",
  width: "100%",
  height: "auto",
  background: "#fff",
  borderRadius: "3px",
  boxShadow: "0 0 0 1px rgb(110 125 117 / 0.35), 0 10px 24px -8px rgb(10 25 18 / 0.35)",
});

export const goods = style({ display: "grid", justifyItems: "center", gap: space.s });
export const fan = style({
  display: "grid",
  width: "min(100%, 20rem)",
  // The turned sheets reach beyond their own boxes.
  padding: `${space.s} ${space.xs} ${space.m}`,
});

globalStyle(`${fan} > img`, { gridArea: "1 / 1", width: "50%", justifySelf: "center" });
// Turned sheets are painted above flat ones.
globalStyle(`${fan} > img:last-child`, { zIndex: 1 });
globalStyle(`${fan} > img:nth-last-child(2)`, { transform: "translate(44%, 5%) rotate(8deg)" });
globalStyle(`${fan} > img:nth-last-child(3)`, { transform: "translate(-44%, 5%) rotate(-8deg)" });
