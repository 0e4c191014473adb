import { expect, test } from "vitest";
import { findAppAddress } from "./app-address.ts";

const addresses = {
  appleStoreUrl: "https://apple.example",
  googleStoreUrl: "https://google.example",
  webAppUrl: "https://app.example",
};

test.each([
  ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)", 5, "apple"],
  ["an iPad", "Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X)", 5, "apple"],
  ["an iPad that calls itself a Mac", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)", 5, "apple"],
  ["an Android phone", "Mozilla/5.0 (Linux; Android 16; Pixel 10)", 5, "google"],
  ["a Mac", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)", 0, "app"],
  ["Windows, touched or not", "Mozilla/5.0 (Windows NT 10.0; Win64; x64)", 10, "app"],
])("The app's address for %s", (_device, userAgent, touchPoints, name) => {
  expect(findAppAddress(addresses, { userAgent, touchPoints })).toBe(`https://${name}.example`);
});
