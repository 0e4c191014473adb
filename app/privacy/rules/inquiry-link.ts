import { INQUIRY_SUBJECT } from "../content/policy.ts";

/** Opens a mail to the privacy mailbox with its subject filled in. */
export const inquiryLink = (address: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(INQUIRY_SUBJECT)}`;
