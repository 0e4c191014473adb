import { type HelpOffer, offerHelp } from "#app/help/server/find-help.ts";
import { readCountry } from "#app/platform/http/request-headers.ts";
import { type Asked, needsHelp } from "../rules/needs-help.ts";

/** The numbers of the country that the request comes from; null unless the answers ask for them. */
export const offerHelpFor = (request: Request, asked: Asked): HelpOffer | null =>
  needsHelp(asked) ? offerHelp(readCountry(request)) : null;
