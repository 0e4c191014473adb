import type { Plugin } from "vite";

const CLIENTS = ["react-dom", "react-dom/client"];
const STAND_IN = "\0react-dom-on-the-server";

/** What components import, but call only in the browser. */
const NAMES = ["createPortal", "createRoot", "hydrateRoot"];

/** `react-dom/server` for browsers and workers. Half of it is the legacy renderer, which returns strings. */
const SERVER = /\/react-dom\/server\.browser\.js$/;
const STREAMING = `module.exports = require("./cjs/react-dom-server.browser.production.min.js");`;

const code = `const refuse = (name) => () => {
  throw new Error(name + " of react-dom was called on the server.");
};
${NAMES.map((name) => `export const ${name} = refuse("${name}");`).join("\n")}`;

/**
 * Keeps two parts of react-dom out of the server build, which each isolate would parse and run before its first answer:
 * 200 kB of the client, and 50 kB that render to a string. Pages are streamed.
 */
export const serverDom = (): Plugin => ({
  name: "server-dom",
  enforce: "pre",
  apply: (_, { isSsrBuild = false }) => isSsrBuild,
  resolveId: (id) => (CLIENTS.includes(id) ? STAND_IN : undefined),
  load(id) {
    if (id === STAND_IN) return code;
    return SERVER.test(id) ? STREAMING : undefined;
  },
});
