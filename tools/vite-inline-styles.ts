import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";

const VIRTUAL_ID = "virtual:inline-styles";

/**
 * Gives the server bundle the text of every stylesheet of the client build, by its public path.
 *
 * A linked stylesheet costs one more round trip before the first paint (562 ms on the phone profile of
 * `npm run bench:pages`), so `app/route-styles.tsx` writes it into the page instead. Remix builds the client
 * first; in the client bundle the map is empty.
 */
export function inlineStyles(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "inline-styles",
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (id) => (id === VIRTUAL_ID ? `\0${VIRTUAL_ID}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL_ID}`) return undefined;
      return `export const stylesheets = ${JSON.stringify(config.build.ssr ? readStylesheets(config) : {})};`;
    },
  };
}

function readStylesheets(config: ResolvedConfig): Record<string, string> {
  const folder = join(config.root, "build/client/assets");
  const names = readdirSync(folder).filter((name) => name.endsWith(".css"));
  return Object.fromEntries(
    names.map((name) => [
      `${config.base}assets/${name}`,
      readFileSync(join(folder, name), "utf8").trim(),
    ]),
  );
}
