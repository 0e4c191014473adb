import type { SessionKey } from "#app/funnels/shared/screens/browser-storage.ts";
import {
  PAYMENT_PAGES,
  RETURN_PARAMETER,
  SECRET_PARAMETER,
  START_PATHS,
  TOOLKIT_PARAMETER,
} from "../rules/success-guard.ts";

/** Set by pages that saw a payment succeed (docs/product.md#success-page). */
const PAYMENT_FLAGS: SessionKey[] = ["payment_completed", "perfectionism_payment_completed"];

/**
 * Removes the payment's secret from the URL before anything else runs, so that neither the history nor a copied URL
 * contains it.
 */
export const HIDE_SECRET_SCRIPT = `{const url=new URL(location.href);
if(url.searchParams.has("${SECRET_PARAMETER}")){
url.searchParams.delete("${SECRET_PARAMETER}");
history.replaceState(history.state,"",url)}}`;

/**
 * The guard of `/success` (docs/product.md#success-page). An inline script that runs before first paint, because only
 * the browser knows the flags. They decide which screen is shown, never which files are accessible.
 */
export const SUCCESS_GUARD_SCRIPT = `${HIDE_SECRET_SCRIPT}(() => {
  const query = new URLSearchParams(location.search);
  const isFlagged = ${JSON.stringify(PAYMENT_FLAGS)}.filter((flag) => {
    try {
      const value = sessionStorage.getItem(flag);
      sessionStorage.removeItem(flag);
      return value !== null;
    } catch {
      // Storage is disabled, so a flag could not have been set: let the visitor stay.
      return true;
    }
  }).length > 0;
  const isFrom = ${JSON.stringify(PAYMENT_PAGES)}.some((path) => document.referrer.includes(path));
  if (isFlagged || isFrom || query.has("${RETURN_PARAMETER}")) return;
  document.documentElement.style.visibility = "hidden";
  location.replace(
    query.get("product") === "${TOOLKIT_PARAMETER}"
      ? "${START_PATHS.perfectionism_toolkit}"
      : "${START_PATHS.dating_bundle}",
  );
})();`;

/** False while the guard redirects: then there is no celebration. */
export const isGuardPassed = (): boolean => document.documentElement.style.visibility !== "hidden";
