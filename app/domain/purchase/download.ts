import type { Archetype } from "../archetypes.ts";
import type { AnyGuideId } from "../guides.ts";

/** Names of the sold files: in URLs, on the buyer's disk, and in R2 under `bundles/`. */
export const SOLD_FILES = {
  guide: "dating-archetypes-guide.pdf",
  toolkit: "perfectionism-toolkit.zip",
} as const;

/** All guides on dating in one archive; each guide also has a file of its own. */
export const LIBRARY_FILE = "dating-library.zip";

type GuideFile = `${AnyGuideId}.pdf`;
export const fileOfGuide = (id: AnyGuideId): GuideFile => `${id}.pdf`;

type ReportFile = `dating-report-${Archetype}.pdf`;
/** The report that is printed in advance for a result, for orders without scores. */
export const fileOfReport = (archetype: Archetype): ReportFile => `dating-report-${archetype}.pdf`;

/** The report that is printed for one order, from its scores. */
export const OWN_REPORT_FILE = "your-dating-report.pdf";

export type SoldFile =
  | (typeof SOLD_FILES)[keyof typeof SOLD_FILES]
  | typeof LIBRARY_FILE
  | typeof OWN_REPORT_FILE
  | GuideFile
  | ReportFile;

/** Everything this browser has bought, and the form for lost downloads. */
export const DOWNLOADS_PATH = "/downloads";
export const LOST_DOWNLOAD_PATH = `${DOWNLOADS_PATH}#lost`;

/** The page of the guides. */
export const LIBRARY_PATH = "/library";

/** Download URL for a purchased file, keyed by order id or attempt id. */
export const downloadPath = (id: string, file: SoldFile): string =>
  `${DOWNLOADS_PATH}/${id}/${file}`;
