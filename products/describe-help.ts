import type { Text } from "@kindling/press/blocks";
import type { DirectiveReaders } from "@kindling/press/directives";
import { HELP_PATH } from "../app/help/content/texts.ts";
import { writtenAddress } from "../app/help/rules/written-address.ts";

const DIRECTORY = { text: "findahelpline.com", link: "https://findahelpline.com/" };

/** Where a reader finds the numbers of their country. Null: the site's address is not known yet. */
export const describeHelp = (siteOrigin: string | null): Text => [
  { text: "Who to call where you live: " },
  siteOrigin === null
    ? { text: "the Help page at the foot of our site" }
    : { text: writtenAddress(siteOrigin), link: `${siteOrigin}${HELP_PATH}` },
  { text: ", or " },
  DIRECTORY,
  { text: "." },
];

/** `::help`, in every manuscript. */
export const helpDirective = (siteOrigin: string | null): DirectiveReaders => ({
  help: () => ({ kind: "paragraph", look: "small", text: describeHelp(siteOrigin) }),
});
