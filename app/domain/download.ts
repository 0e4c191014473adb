import type { OrderId } from "./order.ts";

/** Names of the files that are sold: in addresses, in the buyer's folder, and in R2 under `bundles/`. */
export const SOLD_FILES = {
  guide: "dating-archetypes-guide.pdf",
  toolkit: "perfectionism-toolkit.zip",
} as const;

export type SoldFile = (typeof SOLD_FILES)[keyof typeof SOLD_FILES];

/** The page of everything that this browser has bought, and of those who have lost it. */
export const DOWNLOADS_PATH = "/downloads";
export const LOST_DOWNLOAD_PATH = `${DOWNLOADS_PATH}#lost`;

/** Where the buyer of an order gets a file of it. */
export const downloadPath = (orderId: OrderId, file: SoldFile): string =>
  `${DOWNLOADS_PATH}/${orderId}/${file}`;
