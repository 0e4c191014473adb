/**
 * Which of the app's modules share a chunk, by path below `app/` without extension: `design/button` stands for
 * `button.tsx` and `button.css.ts`. On its own, each would be a request and its headers for a few hundred bytes.
 */
export const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  /** Needed by nearly every page. */
  shared: [
    ...["button", "card", "countdown", "icon", "layout", "optional-content", "progress-bar"].map(
      (name) => `design/${name}`,
    ),
    ...["raise", "theme", "toast-store", "toaster", "tokens"].map((name) => `design/${name}`),
    ...["domain/in-app-browser", "domain/money", "funnels/shared/rules/call-error"],
    ...[
      "browser-storage",
      "call-api",
      "celebrate",
      "copy-text",
      "page/error-page",
      "page/footer",
    ].map(shown),
    ...[
      "page/logo",
      "page/message-card",
      "page/night-hero",
      "page/page-meta",
      "page/section",
      "page/site",
    ].map(shown),
    ...[
      "page/slim-page",
      "page/sticks",
      "page/theme-toggle",
      "use-in-app-browser",
      "use-restored",
    ].map(shown),
    shown("page/use-view-heading"),
  ],
  /** Needed by pages with an email field. */
  form: ["design/field", "domain/email-address", shown("use-json-form")],
  /** Needed by pages that sell something. */
  sales: [
    ...["design/accordion", "funnels/shared/rules/countdown"],
    ...["closing-panel", "facts", "testimonials", "use-scrolled-past", "use-seconds-left"].map(
      shown,
    ),
  ],
  /** The start of both long pages of the dating quiz, and what its payment form shares with them. */
  offer: [
    ...["content/offer", "content/purchase-messages", "rules/offer"],
    ...["finish-purchase", "paid-stage", "use-purchase"].map((name) => `screens/offer/${name}`),
  ].map((path) => `funnels/dating-quiz/${path}`),
};

function shown(name: string): string {
  return `funnels/shared/screens/${name}`;
}

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
