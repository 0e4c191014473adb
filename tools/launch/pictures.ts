import type { DrawnFor } from "../drawn-for.ts";

/** Reports, in words, committed pictures with a name or address other than the site's. */
export const judgePictures = (drawn: DrawnFor, site: DrawnFor): string[] =>
  drawn.name === site.name && drawn.siteOrigin === site.siteOrigin
    ? []
    : [`The pictures are of ${tell(drawn)}, the site is ${tell(site)}: npm run images, and commit`];

const tell = ({ name, siteOrigin }: DrawnFor): string =>
  `${name} ${siteOrigin === null ? "without an address" : `at ${siteOrigin}`}`;
