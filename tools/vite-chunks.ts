const under = (folder: string, names: string): string[] =>
  names.split(" ").map((name) => `${folder}/${name}`);

/**
 * Which of the app's modules share a chunk, by path below `app/` without extension: `design/layout` stands for
 * `layout.tsx` and `layout.css.ts`. On its own, each would be a request and its headers for a few hundred bytes.
 */
export const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  /** Needed by nearly every page. */
  shared: [
    ...under("design", "icon layout optional-content raise scene theme tokens"),
    "design/controls/button",
    ...under("design/feedback", "countdown progress-bar state-page toast-store toaster"),
    ...under("domain", "archetypes in-app-browser personal-data purchase/money"),
    "funnels/shared/rules/call-error",
    ...under("funnels/shared/screens", "browser-storage call-api celebrate copy-text"),
    ...under("funnels/shared/screens", "reviews use-in-app-browser use-restored"),
    "funnels/shared/content/reviews",
    ...under("funnels/shared/screens/page", "error-page footer frames logo night-hero"),
    ...under("funnels/shared/screens/page", "page-meta section site slim-page sticks"),
    ...under("funnels/shared/screens/page", "theme-toggle use-view-heading"),
  ],
  /** Needed by pages with an email field. */
  form: [
    "design/controls/field",
    "domain/mail/email-address",
    "funnels/shared/screens/use-json-form",
  ],
  /** Needed by pages that sell something. */
  sales: [
    "design/controls/accordion",
    "funnels/shared/rules/countdown",
    ...under("funnels/shared/content", "guarantee-term sold"),
    ...under("funnels/shared/screens", "check-list closing-panel testimonials"),
    ...under("funnels/shared/screens", "use-scrolled-past use-seconds-left"),
  ],
  /** Pictures of what is sold, without the words of those that are not on a landing page. */
  goods: [
    "funnels/shared/content/goods",
    ...under("funnels/shared/screens/goods", "look-inside paper"),
  ],
  /** The waitlist's words, which its page and what it loads later share; the tabs are that page's alone. */
  waitlist: ["design/controls/tabs", "funnels/waitlist/content/texts"],
  /** The terms of the trial, without what pays for it. */
  trial: ["domain/legal-paths", ...under("funnels/shared/content", "trial withdrawal")],
  /** The landing page of the life assessment, and what its other pages share with it. */
  life: [
    "domain/life-areas",
    ...under("funnels/life-assessment", "content/start-notice screens/start-notice"),
    ...under("funnels/life-assessment/screens/flower", "area-accents area-flower area-mark"),
    "funnels/life-assessment/content/area-names",
  ],
  /** The start of both long pages of the dating quiz, and what its payment form shares with them. */
  offer: [
    ...under("funnels/dating-quiz/content", "offer purchase-messages"),
    "funnels/dating-quiz/rules/offer",
    ...under("funnels/dating-quiz/screens/offer", "finish-purchase use-purchase"),
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
