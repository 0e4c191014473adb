import { tools } from "../../app/funnels/perfectionism/content/tools.ts";
import { goods, type SHEET_WIDTHS } from "../../app/funnels/shared/content/goods.ts";
import { insides } from "../../app/funnels/shared/content/goods-inside.ts";

/** What one picture may weigh: a phone loads three of them for a fan. */
export const MOST_BYTES = 25_000;

type Picture = { readonly id: string; readonly size: keyof typeof SHEET_WIDTHS; ratio: number };

/** Every picture that a page names. */
export function listPictures(): Picture[] {
  const all = Object.entries(goods).flatMap(([of, { fan, ratio }]) => [
    ...fan.map(({ id }) => ({ id, size: "fan" as const, ratio })),
    ...insides[of as keyof typeof goods].map(({ id }) => ({ id, size: "reading" as const, ratio })),
  ]);
  const { ratio } = goods.toolkit;
  const own = tools.flatMap(({ picture: { id } }) =>
    (["fan", "reading"] as const).map((size) => ({ id, size, ratio })),
  );
  const byPath = new Map([...all, ...own].map((picture) => [picture.id + picture.size, picture]));
  return [...byPath.values()];
}
