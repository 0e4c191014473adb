import { cpSync, globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { days } from "../../app/domain/duration.ts";
import type { World } from "./world.ts";

/** The scripts and styles of the site; those of earlier builds with the time since which no new page asks for them. */
export const LIST = "parts.json";
/** A page that is left open in a tab asks for its parts days later. */
const KEPT_FOR_MS = days(14);
const PART = /^assets\/[\w.-]+$/;

type Parts = Record<string, string | null>;

/**
 * Copies the built files into `folder`, and adds the parts of earlier builds from the deployed site: a page that was
 * loaded before this deployment still finds what it loads lazily.
 */
export async function writeClientFiles(
  { clientBuild, fetch, print }: Pick<World, "clientBuild" | "fetch" | "print">,
  /** Null before the first deployment. */
  siteOrigin: string | null,
  folder: string,
  nowMs = Date.now(),
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  cpSync(clientBuild, folder, { recursive: true });
  const parts: Parts = Object.fromEntries(
    globSync("assets/*", { cwd: folder }).map((path) => [path.replaceAll("\\", "/"), null]),
  );
  const before = siteOrigin === null ? {} : await readParts(fetch, print, siteOrigin);
  for (const [path, since] of Object.entries(before)) {
    const leftAt = since ?? new Date(nowMs).toISOString();
    if (path in parts || !PART.test(path) || Date.parse(leftAt) < nowMs - KEPT_FOR_MS) continue;
    if (await copyPart(fetch, `${siteOrigin}/${path}`, join(folder, path))) parts[path] = leftAt;
  }
  writeFileSync(join(folder, LIST), JSON.stringify(parts));
}

/** A site that is down must not stop its own repair; its open pages are broken anyway. */
async function readParts(
  fetch: World["fetch"],
  print: World["print"],
  siteOrigin: string,
): Promise<Parts> {
  try {
    const answer = await fetch(`${siteOrigin}/${LIST}`);
    if (answer.ok) return (await answer.json()) as Parts;
  } catch {
    print("        The site did not say which parts of earlier builds it has: they are left out.");
  }
  return {};
}

async function copyPart(fetch: World["fetch"], url: string, file: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => null);
  if (!answer?.ok) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, new Uint8Array(await answer.arrayBuffer()));
  return true;
}
