import type { Printed } from "@kindling/press/print-book";
import type { Zippable } from "fflate";
import { type AnyGuideId, GUIDE_IDS } from "../../app/domain/guides.ts";
import { BOOKS } from "../../app/funnels/dating-quiz/content/books.ts";
import { packZip } from "../pack-zip.ts";
import { EDITION, printBooklet } from "./print-booklet.ts";

export const LIBRARY_FOLDER = "Dating Library/";

const booklets = new Map<AnyGuideId, Promise<Printed>>();

/** Prints a guide as it is sold, only once for its own file and for the ZIP. */
export function makeBooklet(id: AnyGuideId): Promise<Printed> {
  const made = booklets.get(id) ?? printBooklet(id);
  booklets.set(id, made);
  return made;
}

/** Packs all guides on dating into one ZIP, each named by its title. */
export async function packLibrary(): Promise<Uint8Array> {
  const files: Zippable = {};
  for (const id of GUIDE_IDS) {
    files[`${LIBRARY_FOLDER}${BOOKS[id].title}.pdf`] = (await makeBooklet(id)).bytes;
  }
  return packZip(files, EDITION);
}
