import type { Archetype } from "./archetypes.ts";
import type { GuideId } from "./guides.ts";

/** Names of the files that are sold: in addresses, in the buyer's folder, and in R2 under `bundles/`. */
export const SOLD_FILES = {
  guide: "dating-archetypes-guide.pdf",
  toolkit: "perfectionism-toolkit.zip",
} as const;

/** All guides of the library in one. Each of them has a file of its own, too. */
export const LIBRARY_FILE = "dating-library.zip";

type GuideFile = `${GuideId}.pdf`;
export const fileOfGuide = (id: GuideId): GuideFile => `${id}.pdf`;

type ReportFile = `dating-report-${Archetype}.pdf`;
/** The personal report: one for each result of the quiz. */
export const fileOfReport = (archetype: Archetype): ReportFile => `dating-report-${archetype}.pdf`;

export type SoldFile =
  | (typeof SOLD_FILES)[keyof typeof SOLD_FILES]
  | typeof LIBRARY_FILE
  | GuideFile
  | ReportFile;

/** The page of everything that this browser has bought, and of those who have lost it. */
export const DOWNLOADS_PATH = "/downloads";
export const LOST_DOWNLOAD_PATH = `${DOWNLOADS_PATH}#lost`;

/** The page of the guides. */
export const LIBRARY_PATH = "/library";

/** Where a file is had by whom it was sold to: by the id of the order, or of the attempt that is subscribed for. */
export const downloadPath = (id: string, file: SoldFile): string =>
  `${DOWNLOADS_PATH}/${id}/${file}`;
