import type { DrawnFor } from "../drawn-for.ts";

/** Whether the committed pictures bear another name or address than the site, in words. */
export const judgePictures = (drawn: DrawnFor, site: DrawnFor): string[] =>
  drawn.name === site.name && drawn.siteOrigin === site.siteOrigin
    ? []
    : [`The pictures are of ${tell(drawn)}, the site is ${tell(site)}: npm run images, and commit`];

const tell = ({ name, siteOrigin }: DrawnFor): string =>
  `${name} ${siteOrigin === null ? "without an address" : `at ${siteOrigin}`}`;
