/** `npm run screenshots` takes the README's screenshots of the landing page. */
import { buildApp } from "./build.ts";
import { takePictures } from "./picture.ts";
import { startFreshServer } from "./serve.ts";
import { runStep } from "./tool.ts";

await runStep("Building", buildApp);
const server = await runStep("Starting", () => startFreshServer());
try {
  await takePictures([
    {
      path: "docs/images/landing-light.png",
      width: 1440,
      height: 900,
      look: { colorScheme: "light" },
      open: (page) => page.goto(server.url, { waitUntil: "load" }),
    },
    {
      path: "docs/images/landing-dark-phone.png",
      width: 375,
      height: 812,
      look: { colorScheme: "dark", deviceScaleFactor: 2, isMobile: true },
      open: (page) => page.goto(server.url, { waitUntil: "load" }),
    },
  ]);
} finally {
  await server.stop();
}
