import type { Brand } from "#app/domain/brand.ts";
import type { Operator } from "#app/domain/operator.ts";
import type { PixelIds } from "#app/domain/pixels.ts";
import type { PaymentSetup } from "#app/domain/purchase/payment-form.ts";
import type { Log } from "#app/platform/log.ts";
import type { Deps } from "./deps.ts";

/** What every loader and action gets as `context`. */
export type LoadContext = {
  deps: Deps;
  brand: Brand;
  operator: Operator;
  paymentSetup: PaymentSetup;
  pixels: PixelIds;
  claims: "seed" | "verified";
  log: Log;
  requestId: string;
  /** The route is called directly, without Remix. */
  isDirect?: boolean;
  nonce: string;
};

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends LoadContext {}
  /** As in remix.config.js. */
  interface Future {
    v3_singleFetch: true;
  }
}
