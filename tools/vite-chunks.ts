const under = (folder: string, names: string): string[] =>
  names.split(" ").map((name) => `${folder}/${name}`);

/**
 * Which of the app's modules share a chunk, by path below `app/` without extension: `design/button` means `button.tsx`
 * and `button.css.ts`. In a chunk of its own, each would cost a request with headers for a few hundred bytes.
 */
export const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  /** Needed by nearly every page. */
  shared: [
    ...under("design", "icon layout optional-content page-tokens raise scene theme"),
    ...under("design", "content/labels controls/button"),
    ...under("design/feedback", "progress-bar state-page toast-store toaster"),
    ...under("domain", "archetypes in-app-browser locale personal-data plural purchase/money"),
    "funnels/shared/rules/call-error",
    ...under("funnels/shared/screens", "browser-storage call-api celebrate copy-text"),
    ...under("funnels/shared/screens", "reviews use-form-answer use-in-app-browser use-restored"),
    ...under("funnels/shared/content", "frame reviews"),
    ...under("funnels/shared/screens/page", "error-page footer frames logo night-hero"),
    ...under("funnels/shared/screens/page", "page-meta section site slim-page sticks"),
    ...under("funnels/shared/screens/page", "theme-toggle use-view-heading"),
  ],
  /** Needed by pages with a form. */
  form: [
    ...under("design/controls", "field select-field"),
    "domain/mail/email-address",
    ...under("funnels/shared/screens", "consent-text page/picture-stage use-json-form"),
  ],
  /** Needed by pages that sell something. */
  sales: [
    ...under("design", "controls/dialog feedback/countdown"),
    "funnels/shared/rules/countdown",
    "funnels/shared/content/sheet",
    ...under("funnels/shared/screens", "check-list closing-panel goods/paper testimonials"),
    ...under("funnels/shared/screens", "use-scrolled-past use-seconds-left"),
  ],
  /** What is promised and agreed wherever something is sold, and the questions about it. */
  terms: [
    "design/controls/accordion",
    ...under("funnels/shared/content", "guarantee guarantee-term sold"),
    "funnels/shared/screens/guarantee",
  ],
  /** Pictures of what is sold, without the words of those that are not on a landing page. */
  goods: under("funnels/shared", "content/goods screens/goods/look-inside"),
  /** The waitlist's words, which its page shares with what it loads later; only that page uses the tabs. */
  waitlist: ["design/controls/tabs", "funnels/waitlist/content/texts"],
  /** The terms of the trial, without what pays for it. */
  trial: [
    ...under("domain", "calendar-day legal-paths purchase/subscription"),
    ...under("funnels/shared/content", "trial withdrawal"),
  ],
  /** What speaks for the trial besides its terms, and the frame of the preview around it. */
  trialOffer: [
    "funnels/life-assessment/content/trial-benefits",
    ...under("funnels/life-assessment/screens/preview", "preview-stage trial-benefits"),
  ],
  /** The landing page of the life assessment, and what its other pages share with it. */
  life: [
    "domain/life-areas",
    ...under("funnels/life-assessment/content", "area-names claims site-texts start-notice"),
    ...under("funnels/life-assessment/screens", "kept-value start-notice"),
    ...under("funnels/life-assessment/screens/flower", "area-accents area-flower area-mark"),
  ],
  /** The life assessment's results, with and without payment. */
  results: [
    "design/feedback/score-ring",
    ...under("funnels/life-assessment", "content/free-part content/results-failed"),
    "funnels/life-assessment/rules/results",
    ...under("funnels/life-assessment/screens/results", "load-results results-failed"),
  ],
  /** Parts of the preview that locked or complete results may load as well. */
  previewParts: [
    "funnels/life-assessment/content/preview",
    ...under("funnels/life-assessment/screens", "preview/first-look preview/locked-sides"),
  ],
  /** What the paid tabs of the results, the history and the thank-you page share. */
  paidResults: [
    ...under("funnels/life-assessment/rules", "compare-attempts reliability"),
    "funnels/life-assessment/screens/paywall/app-link",
  ],
  /** Pictures to share, to save, or to hold. */
  sharing: under("funnels/shared", "content/sharing screens/sharing"),
  /** Numbers to call, above results that tell of danger. */
  help: ["help/content/texts", ...under("help/screens", "help-note help-text quick-exit")],
  /** Code to pay for an order or a trial. */
  pay: [
    ...under("orders/rules", "required-check started-payment"),
    ...under("orders/screens", "call-payment request-payment"),
  ],
  /** Pages that buyers come back to. */
  bought: [
    ...under("orders/content", "downloads products"),
    "funnels/shared/screens/page/bought-page",
  ],
  files: ["domain/purchase/download", ...under("funnels/shared/screens", "await-file small-print")],
  mailLinks: ["funnels/shared/screens/mail-link-form"],
  /** The covers of the guides, and which of them are for whom. */
  books: [
    ...under("funnels/dating-quiz/content", "books covers life-books reading-lists"),
    ...under("funnels/dating-quiz/rules", "cover cover-title recommend-books"),
    "funnels/dating-quiz/screens/library/book-cover",
  ],
  /** The start of both long pages of the dating quiz, and what its payment form shares with them. */
  offer: [
    ...under("funnels/dating-quiz/content", "offer purchase-messages submission"),
    ...under("funnels/dating-quiz/rules", "offer submission"),
    ...under("funnels/dating-quiz/screens/offer", "finish-purchase use-purchase use-sending"),
  ],
};

/** Only needed to resume a quiz or to pay. */
const LATER = /\/node_modules\/(zod|@stripe)\//;
const MODULE = /\/app\/([^?]+?)(?:\.css)?\.tsx?(?:\?|$|\.)/;

/** The chunk of a module, or undefined to let Rollup decide. */
export function nameChunk(id: string): string | undefined {
  if (LATER.test(id)) return undefined;
  if (id.includes("/node_modules/")) return "vendor";
  const path = id.match(MODULE)?.[1];
  const found = Object.entries(CHUNKS).find(([, paths]) => path && paths.includes(path));
  return found?.[0];
}
