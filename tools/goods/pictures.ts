import { tools } from "../../app/funnels/perfectionism/content/tools.ts";
import { type GoodsId, goods } from "../../app/funnels/shared/content/goods.ts";
import { fans } from "../../app/funnels/shared/content/goods-fans.ts";
import { insides } from "../../app/funnels/shared/content/goods-inside.ts";
import { listSheetIds, type SHEET_WIDTHS } from "../../app/funnels/shared/content/sheet.ts";
import { products } from "../../app/orders/content/products.ts";
import { successOf } from "../../app/orders/content/success.ts";

/** How large one picture may be: a phone loads three of them for a fan. */
export const MOST_BYTES = 25_000;

type Picture = { readonly id: string; readonly size: keyof typeof SHEET_WIDTHS; ratio: number };

/** Every picture that a page names. */
export function listPictures(): Picture[] {
  const all = (Object.keys(goods) as GoodsId[]).flatMap((of) => [
    ...fans[of].map(({ id }) => ({ id, size: "fan" as const, ratio: goods[of].ratio })),
    ...insides[of].map(({ id }) => ({ id, size: "reading" as const, ratio: goods[of].ratio })),
  ]);
  const { ratio } = goods.toolkit;
  const own = tools.flatMap(({ picture: { id } }) =>
    (["fan", "reading"] as const).map((size) => ({ id, size, ratio })),
  );
  const bought = [
    ...Object.values(successOf).flatMap((words) => words.library.items.map((item) => item.picture)),
    ...Object.values(products).flatMap(({ downloads }) => downloads.map((item) => item.picture)),
  ].flatMap((id) => (typeof id === "string" ? { id, size: "fan" as const, ratio } : []));
  const byPath = new Map(
    [...all, ...own, ...bought]
      .flatMap((picture) => listSheetIds(picture.id).map((id) => ({ ...picture, id })))
      .map((picture) => [picture.id + picture.size, picture]),
  );
  return [...byPath.values()];
}
