import { readSiteOrigin } from "./brand.ts";
import { describeHelp, helpDirective } from "./describe-help.ts";

/** Where to find help, for products that are printed before they are sold: with the configured address. */
export const describeSiteHelp = (siteOrigin: string | null = readSiteOrigin()) =>
  describeHelp(siteOrigin);

export const HELP_DIRECTIVE = helpDirective(readSiteOrigin());
