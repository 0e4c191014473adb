import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../../tools/tool.ts";
import type { ContentModule } from "../fixtures/find-claims.ts";

export const listContentPaths = (): string[] =>
  globSync("app/**/content/**/*.ts", { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !path.endsWith(".test.ts"))
    .sort();

/** All modules that hold the words of pages. */
export const readContent = (): Promise<ContentModule[]> =>
  Promise.all(
    listContentPaths().map(async (path) => ({
      path,
      // On Windows a path is not a module name: `D:` would be taken for a protocol.
      exported: { ...(await import(/* @vite-ignore */ pathToFileURL(join(root, path)).href)) },
    })),
  );
