import type { GuideId } from "./guides.ts";
import type { OrderId } from "./order.ts";

/** Names of the files that are sold: in addresses, in the buyer's folder, and in R2 under `bundles/`. */
export const SOLD_FILES = {
  guide: "dating-archetypes-guide.pdf",
  toolkit: "perfectionism-toolkit.zip",
} as const;

/** All guides of the library in one. Each of them has a file of its own, too. */
export const LIBRARY_FILE = "dating-library.zip";

type GuideFile = `${GuideId}.pdf`;
export const fileOfGuide = (id: GuideId): GuideFile => `${id}.pdf`;

export type SoldFile =
  | (typeof SOLD_FILES)[keyof typeof SOLD_FILES]
  | typeof LIBRARY_FILE
  | GuideFile;

/** The page of everything that this browser has bought, and of those who have lost it. */
export const DOWNLOADS_PATH = "/downloads";
export const LOST_DOWNLOAD_PATH = `${DOWNLOADS_PATH}#lost`;

/** Where the buyer of an order gets a file of it. */
export const downloadPath = (orderId: OrderId, file: SoldFile): string =>
  `${DOWNLOADS_PATH}/${orderId}/${file}`;
