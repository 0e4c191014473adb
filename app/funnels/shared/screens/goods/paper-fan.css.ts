import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "#app/design/tokens.ts";

/** Paper keeps its white in both themes; its edge and shadow keep it a sheet on a white card, too. */
export const paper = style({
  display: "block",
  width: "100%",
  height: "auto",
  background: "#fff",
  borderRadius: "3px",
  boxShadow: "0 0 0 1px rgb(10 25 18 / 0.08), 0 10px 24px -8px rgb(10 25 18 / 0.35)",
});

export const goods = style({ display: "grid", justifyItems: "center", gap: space.s });
export const fan = style({
  display: "grid",
  width: "min(100%, 20rem)",
  // The turned sheets reach beyond their own boxes.
  padding: `${space.s} ${space.xs} ${space.m}`,
});

globalStyle(`${fan} > img`, { gridArea: "1 / 1", width: "50%", justifySelf: "center" });
globalStyle(`${fan} > img:nth-last-child(2)`, { transform: "translate(44%, 5%) rotate(8deg)" });
globalStyle(`${fan} > img:nth-last-child(3)`, { transform: "translate(-44%, 5%) rotate(-8deg)" });
