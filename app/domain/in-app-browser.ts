const APPS =
  /Instagram|FBAN|FBAV|FB_IAB|musical_ly|TikTok|BytedanceWebview|\bLine\/|Snapchat|Pinterest|LinkedInApp/i;
/** Android's web view names itself; Apple's leaves out what Safari and every other browser there say. */
const ANDROID_VIEW = /; wv\)/;
const APPLE = /iPhone|iPad|iPod|Macintosh/;
const ANY_BROWSER = /\bSafari\//;

/**
 * Whether a page is shown by an app that is no browser, and by whose engine. Most of them download nothing, open no
 * second tab and keep what a page stores to themselves. By the user agent, because nothing else tells.
 */
export function findInAppBrowser(userAgent: string): "apple" | "android" | null {
  const isApple = APPLE.test(userAgent);
  const isView = isApple
    ? userAgent.includes("AppleWebKit/") && !ANY_BROWSER.test(userAgent)
    : ANDROID_VIEW.test(userAgent);
  if (!isView && !APPS.test(userAgent)) return null;
  return isApple ? "apple" : "android";
}
