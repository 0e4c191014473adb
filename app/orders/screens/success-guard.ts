import {
  PAYMENT_FLAGS,
  PAYMENT_PAGES,
  RETURN_PARAMETER,
  SECRET_PARAMETER,
  START_PATHS,
  TOOLKIT_PARAMETER,
} from "../rules/success-guard.ts";

/**
 * Takes the payment's secret out of the address before anything of the page is there to read it: neither the history
 * nor a copied address has it afterwards.
 */
export const HIDE_SECRET_SCRIPT = `{const url=new URL(location.href);
if(url.searchParams.has("${SECRET_PARAMETER}")){
url.searchParams.delete("${SECRET_PARAMETER}");
history.replaceState(history.state,"",url)}}`;

/**
 * The guard of `/success` (docs/product.md#success-page). It runs before anything of the page is drawn: the flags
 * are known to the browser alone. They decide which screen is shown, never which file is given.
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

/** False while the guard leads away: nothing is celebrated then. */
export const isGuardPassed = (): boolean => document.documentElement.style.visibility !== "hidden";
