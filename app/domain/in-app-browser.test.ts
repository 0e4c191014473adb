import { expect, test } from "vitest";
import { findInAppBrowser } from "./in-app-browser.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const IPAD =
  "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const PIXEL = "Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)";
const VIEW =
  "Mozilla/5.0 (Linux; Android 14; SM-S918B Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36";

test.for<[string, string, "apple" | "android" | null]>([
  [
    "Instagram on an iPhone",
    `${IPHONE} Mobile/15E148 Instagram 390.0.0.21.81 (iPhone15,2; iOS 18_6; en_US)`,
    "apple",
  ],
  [
    "Facebook on an iPhone",
    `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/520.0.0.38.101;FBBV/1;FBDV/iPhone15,2]`,
    "apple",
  ],
  [
    "TikTok on an iPhone",
    `${IPHONE} Mobile/15E148 musical_ly_40.1.0 JsSdk/2.0 BytedanceWebview/d8a21c6`,
    "apple",
  ],
  [
    "Snapchat, which says Safari",
    `${IPHONE} Version/18.0 Mobile/15E148 Snapchat/13.5 (like Safari/8620.1, panda)`,
    "apple",
  ],
  ["Line, which says Safari", `${IPHONE} Mobile/15E148 Safari Line/15.1.0`, "apple"],
  ["any other app on an iPhone", `${IPHONE} Mobile/15E148`, "apple"],
  ["any other app on an iPad", `${IPAD} Mobile/15E148`, "apple"],
  ["an app on an iPad that calls itself a Mac", MAC, "apple"],
  ["Instagram on Android", `${VIEW} Instagram 390.0.0.43.81 Android (34/14; 480dpi)`, "android"],
  ["Facebook on Android", `${VIEW} [FB_IAB/FB4A;FBAV/520.0.0.38.101;]`, "android"],
  [
    "TikTok on Android",
    `${VIEW} musical_ly_2024 AppName/musical_ly BytedanceWebview/d8a21c6`,
    "android",
  ],
  ["any other app on Android", VIEW, "android"],
  ["Safari on an iPhone", `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`, null],
  ["Chrome on an iPhone", `${IPHONE} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`, null],
  ["Firefox on an iPhone", `${IPHONE} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`, null],
  [
    "Edge on an iPhone",
    `${IPHONE} Version/18.0 EdgiOS/131.0.2903.68 Mobile/15E148 Safari/604.1`,
    null,
  ],
  ["Safari on an iPad that calls itself a Mac", `${MAC} Version/18.6 Safari/605.1.15`, null],
  ["Chrome on Android", `${PIXEL} Chrome/131.0.0.0 Mobile Safari/537.36`, null],
  ["Samsung Internet", `${PIXEL} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`, null],
  [
    "Firefox on Android",
    "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
    null,
  ],
  [
    "Chrome on Windows",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
    null,
  ],
  [
    "Firefox on a Mac",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0",
    null,
  ],
  [
    "WebKit on Linux",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15",
    null,
  ],
  ["no user agent", "", null],
])("%s", ([, userAgent, engine]) => {
  expect(findInAppBrowser(userAgent)).toBe(engine);
});
