import { celebration } from "../content/texts.ts";

/** Opens a prepared post; the reader still decides to send it. */
export function tweetLink(siteOrigin: string): string {
  const query = new URLSearchParams({ text: celebration.tweet, url: siteOrigin });
  return `https://twitter.com/intent/tweet?${query}`;
}
