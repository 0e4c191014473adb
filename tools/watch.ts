import { watch } from "node:fs";
import { join } from "node:path";
import { root } from "./tool.ts";

const FOLDERS = ["app", "public", "workers"];
/** Editors write a file in several steps, and some save many files at once. */
const SETTLE_MS = 150;

/** Calls `onChange` once per burst of changes, and never before its last call has ended. */
export function watchSources(onChange: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let busy = false;
  let changed = false;

  const run = async () => {
    if (busy) {
      changed = true;
      return;
    }
    busy = true;
    do {
      changed = false;
      await onChange();
    } while (changed);
    busy = false;
  };

  for (const folder of FOLDERS) {
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(run, SETTLE_MS);
    });
  }
}
