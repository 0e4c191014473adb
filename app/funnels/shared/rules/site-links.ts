import { GERMAN_LINKS, SITE_LINKS, type SiteLink } from "../content/site-links.ts";

/** The footer's links for visitors from this country, as Cloudflare names it. */
export const listSiteLinks = (country: string | null): readonly SiteLink[] =>
  country === "DE" ? [...SITE_LINKS, ...GERMAN_LINKS] : SITE_LINKS;
