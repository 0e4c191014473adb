import { readSiteOrigin } from "./brand.ts";
import { describeHelp, helpDirective } from "./tell-help.ts";

/** As products tell it that are printed before they are sold: with the address of the configuration. */
export const tellHelp = (siteOrigin: string | null = readSiteOrigin()) => describeHelp(siteOrigin);

export const HELP_DIRECTIVE = helpDirective(readSiteOrigin());
