import type { MetaDescriptor, MetaFunction } from "@remix-run/react";
import type { Site } from "./site.tsx";

type PageMeta = {
  title: string;
  description: string;
  path: string;
  isIndexed?: boolean;
  /** The picture for shared links to the page, 1200 by 630; the brand's picture by default. */
  picture?: string;
  /** The path of `og:url`, if `path` itself would be shared with another picture; default: `path`. */
  sharedPath?: string;
  /** The id of an element that the first frame must contain (docs/decisions/0012-what-the-first-paint-waits-for.md). */
  firstFrameHolds?: string;
};

/** Title, description, canonical URL and Open Graph data of a page. The brand's name is appended to `title`. */
export function pageMeta({
  title,
  description,
  path,
  isIndexed = true,
  picture = "/og-image.png",
  sharedPath = path,
  firstFrameHolds,
}: PageMeta): MetaFunction {
  return ({ matches }) => {
    const site = matches.find((match) => match.id === "root")?.data as { site: Site } | undefined;
    if (!site) return [{ title }];
    const { name, siteOrigin } = site.site.brand;
    const fullTitle = `${title} · ${name}`;
    const address = `${siteOrigin}${path}`;
    const descriptors: MetaDescriptor[] = [
      { title: fullTitle },
      { name: "description", content: description },
      { tagName: "link", rel: "canonical", href: address },
      ...(firstFrameHolds
        ? [{ tagName: "link", rel: "expect", href: `#${firstFrameHolds}`, blocking: "render" }]
        : []),
      { property: "og:type", content: "website" },
      { property: "og:site_name", content: name },
      { property: "og:title", content: fullTitle },
      { property: "og:description", content: description },
      { property: "og:url", content: `${siteOrigin}${sharedPath}` },
      { property: "og:image", content: `${siteOrigin}${picture}` },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      { name: "twitter:card", content: "summary_large_image" },
    ];
    return isIndexed ? descriptors : [...descriptors, { name: "robots", content: "noindex" }];
  };
}
