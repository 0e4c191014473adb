import type { Plugin } from "vite";

const CLIENTS = ["react-dom", "react-dom/client"];
const STAND_IN = "\0react-dom-on-the-server";

/** What components import; they call it in the browser only. */
const NAMES = ["createPortal", "createRoot", "hydrateRoot"];

const code = `const refuse = (name) => () => {
  throw new Error(name + " of react-dom was called on the server.");
};
${NAMES.map((name) => `export const ${name} = refuse("${name}");`).join("\n")}`;

/**
 * Keeps react-dom's client out of the server build: each isolate would parse and run 200 kB of it before its first
 * answer. `react-dom/server` does not need it.
 */
export const serverDom = (): Plugin => ({
  name: "server-dom",
  enforce: "pre",
  apply: (_, { isSsrBuild = false }) => isSsrBuild,
  resolveId: (id) => (CLIENTS.includes(id) ? STAND_IN : undefined),
  load: (id) => (id === STAND_IN ? code : undefined),
});
