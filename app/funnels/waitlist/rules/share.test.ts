import { expect, test } from "vitest";
import { celebration } from "../content/texts.ts";
import { tweetLink } from "./share.ts";

test("The tweet link opens a tweet with the preset text and the site's origin", () => {
  const link = new URL(tweetLink("https://kindling.example"));
  expect(link.origin + link.pathname).toBe("https://twitter.com/intent/tweet");
  expect(Object.fromEntries(link.searchParams)).toEqual({
    text: celebration.tweet,
    url: "https://kindling.example",
  });
});

test("An origin cannot inject a query parameter", () => {
  const link = new URL(tweetLink("http://localhost:8787/?a=1&text=other#x"));
  expect(link.searchParams.getAll("text")).toEqual([celebration.tweet]);
  expect(link.searchParams.get("url")).toBe("http://localhost:8787/?a=1&text=other#x");
  expect(link.hash).toBe("");
});
