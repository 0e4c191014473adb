import { type Html, html } from "@kindling/local-stripe/html";

const PLACES = {
  "/__sandbox": "Overview",
  "/__sandbox/objects": "Objects",
  "/__sandbox/events": "Events",
  "/__sandbox/plan": "Fault plan",
  "/__sandbox/inbox": "Inbox",
} as const;

/** Navigation; `here` is the current page or its parent. */
export const nav = (here: keyof typeof PLACES): Html => {
  const links = Object.entries(PLACES).map(
    ([path, name]) =>
      html`<a href="${path}"${path === here && html` aria-current="page"`}>${name}</a>`,
  );
  return html`<nav aria-label="Sandbox">${links}</nav>`;
};
