import { globSync } from "node:fs";
import { root, runTool, type ToolResult } from "./tool.ts";

/** Styles as they are shipped, so the build comes first; and those of a page that is sold. */
const STYLES = ["build/client/assets/*.css", "products/*/*.css"];

/**
 * Features, by their names on caniuse.com, that some browser of `browserslist` lacks or has only in part, and what that
 * means for us (docs/browsers.md).
 */
const HARMLESS = {
  "css-clip-path": "only inset() is used, which all have",
  "css-marker-pseudo": "only the colour of a marker is set, which all can",
  "css-media-scripting": "without script, tabs show their first panel only",
  "css-selection": "selected text has the system's colour",
  "css-touch-action": "only Safari on a desktop lacks it, where nobody taps twice",
  "css3-cursors": "a finger has no pointer",
  "css3-cursors-newer": "a finger has no pointer",
  "intrinsic-width": "only fit-content and max-content are used, which all have",
  multicolumn: "only break-inside and column-gap are used, which all have",
  "text-decoration": "an underline may be as thick as the browser likes",
};

/** Refuses features that a browser of `browserslist` lacks, unless they are listed as harmless. */
export async function checkStyles(): Promise<ToolResult> {
  const ignored = Object.keys(HARMLESS).join(",");
  const { ok, output } = await runTool(
    "doiuse",
    ["--ignore", ignored, ...globSync(STYLES, { cwd: root })],
    // It warns of its own listeners when it reads many files.
    { env: { NODE_NO_WARNINGS: "1" } },
  );
  // It succeeds whatever it finds.
  return { ok: ok && output === "", output };
}
