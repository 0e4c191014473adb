import { createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { test as base } from "./browser.ts";

/** A proxy that passes on everything but cookies, in both directions. */
const openProxy = () =>
  createServer((asked, answer) => {
    const { method, url = "" } = asked;
    const { cookie: _sent, ...headers } = asked.headers;
    const forwarded = request(url, { method, headers }, (response) => {
      const { "set-cookie": _set, ...kept } = response.headers;
      answer.writeHead(response.statusCode ?? 502, kept);
      response.pipe(answer);
    });
    forwarded.on("error", () => answer.destroy());
    asked.pipe(forwarded);
  }).on("connect", ({ url = "" }, socket) => {
    // The test's own requests, which have no cookies.
    const { hostname, port } = new URL(`http://${url}`);
    const through = connect(Number(port), hostname, () => {
      socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      through.pipe(socket).pipe(through);
    });
    through.on("error", () => socket.destroy());
    socket.on("error", () => through.destroy());
  });

type Options = {
  /** Whether the browser itself says that it refuses cookies, as with the setting for all site data. */
  saysSo: boolean;
};

/** The test for a browser that neither keeps nor sends cookies. */
export const test = base.extend<Options>({
  saysSo: [true, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  proxy: async ({}, use) => {
    const proxy = openProxy();
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    const { port } = proxy.address() as AddressInfo;
    await use({ server: `http://127.0.0.1:${port}` });
    proxy.closeAllConnections();
    proxy.close();
  },
  page: async ({ page, saysSo }, use) => {
    if (saysSo) {
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setDocumentCookieDisabled", { disabled: true });
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, "cookieEnabled", { get: () => false });
        for (const storage of ["localStorage", "sessionStorage"]) {
          Object.defineProperty(window, storage, {
            get: () => {
              throw new DOMException("The operation is insecure.", "SecurityError");
            },
          });
        }
      });
    }
    await use(page);
  },
});
