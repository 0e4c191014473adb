import { LinkButton } from "#app/design/controls/button.tsx";
import { buy } from "../content/sales-page.ts";
import { checkoutPath, regularPrice } from "../rules/price.ts";

/** Links to the checkout at the regular price. */
export const BuyLink = ({
  size = "l",
  isBlock = false,
}: {
  size?: "s" | "l";
  isBlock?: boolean;
}) => (
  <LinkButton href={checkoutPath(regularPrice)} size={size} isBlock={isBlock}>
    {buy}
  </LinkButton>
);
