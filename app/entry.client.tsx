import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Remix's first rendering only begins to decode the page's data, and throws the promise of that. React 18 is broken for
 * good when somebody presses before it has seen that promise; here it is waited for before React hears of presses
 * (docs/decisions/0021-nothing-to-wait-for-while-hydrating.md).
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

void hydrate();
