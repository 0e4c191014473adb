import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { allowMovedText } from "./funnels/shared/screens/moved-text.ts";

/**
 * Remix's first render starts to decode the page's data and throws that promise. If an input event arrives before React
 * 18 has seen the promise, hydration fails for good, so it is awaited before hydration starts
 * (docs/decisions/0012-what-the-first-paint-waits-for.md).
 */
async function decodePageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

async function hydrate(): Promise<void> {
  await decodePageData();
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
}

allowMovedText();
void hydrate();
