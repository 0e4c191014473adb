const APPS =
  /Instagram|FBAN|FBAV|FB_IAB|musical_ly|TikTok|BytedanceWebview|\bLine\/|Snapchat|Pinterest|LinkedInApp/i;
/** Android's web view names itself; Apple's lacks the `Safari/` that every browser there sends. */
const ANDROID_VIEW = /; wv\)/;
const APPLE = /iPhone|iPad|iPod|Macintosh/;
const ANY_BROWSER = /\bSafari\//;

/**
 * Detects an app's built-in browser, and its engine. Most of them cannot download or open a second tab, and have
 * storage of their own. There is no better signal than the user agent.
 */
export function findInAppBrowser(userAgent: string): "apple" | "android" | null {
  const isApple = APPLE.test(userAgent);
  const isView = isApple
    ? userAgent.includes("AppleWebKit/") && !ANY_BROWSER.test(userAgent)
    : ANDROID_VIEW.test(userAgent);
  if (!isView && !APPS.test(userAgent)) return null;
  return isApple ? "apple" : "android";
}
