import { celebration } from "../content/texts.ts";

/** A link that opens a prefilled post. */
export function tweetLink(siteOrigin: string): string {
  const query = new URLSearchParams({ text: celebration.tweet, url: siteOrigin });
  return `https://twitter.com/intent/tweet?${query}`;
}
