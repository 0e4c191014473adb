import type { accents } from "#app/design/theme.css.ts";
import type { ProductId } from "#app/domain/order.ts";

/** A product is shown in the colour of the funnel that sells it. */
export const PRODUCT_ACCENT: Record<ProductId, keyof typeof accents> = {
  dating_bundle: "rose",
  perfectionism_toolkit: "iris",
};
