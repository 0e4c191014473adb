/** For a browser that refuses our one cookie. */
export const cookiesBlocked = {
  /** Instead of a page that cannot work without it. */
  title: "Your browser blocks cookies.",
  assessment:
    "We need one to keep your answers together. Without it, they would be lost. Please allow cookies for this site in your browser’s settings, then try again.",
  results:
    "We need one to know that these results are yours. Please allow cookies for this site in your browser’s settings, then try again. If you came by a link in an email, open it once more after that.",
  manage:
    "What you have just pressed was done, but to show your subscription here we need a cookie. Allow cookies for this site in your browser’s settings, or open the link in our email again.",
  action: "Try Again",
  /** Before a payment, which works all the same. */
  order:
    "Your browser blocks cookies, so it won’t remember what you buy. You can still pay, and download right after. Later, the link in our email opens your files. To have them stay open here, allow cookies for this site first, then reload this page.",
} as const;
