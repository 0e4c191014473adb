import { type Zippable, zipSync } from "fflate";

/** Every file has the date of the edition, so that the same files are the same bytes whenever they are packed. */
export function packZip(files: Zippable, edition: Date): Uint8Array {
  // A ZIP has no time zone, so its date has the same figures everywhere.
  const day = [edition.getUTCFullYear(), edition.getUTCMonth(), edition.getUTCDate()] as const;
  return zipSync(files, { level: 9, mtime: new Date(...day, 12) });
}
