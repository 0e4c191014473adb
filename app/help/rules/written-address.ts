import { HELP_PATH } from "../content/texts.ts";

/** The help page's address as a visitor types it. */
export const writtenAddress = (siteOrigin: string): string =>
  `${new URL(siteOrigin).host}${HELP_PATH}`;
