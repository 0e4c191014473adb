import { createContext, type ReactNode, useContext } from "react";
import type { Brand } from "#app/domain/brand.ts";
import { type Claim, type ClaimsMode, isShown } from "#app/domain/claim.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { SiteLink } from "../../content/site-links.ts";

export type Site = {
  brand: Brand;
  claims: ClaimsMode;
  links: readonly SiteLink[];
  locale: Locale;
};

const SiteContext = createContext<Site | null>(null);

/** Provides the configuration that pages show. */
export const SiteProvider = ({ site, children }: { site: Site; children: ReactNode }) => (
  <SiteContext.Provider value={site}>{children}</SiteContext.Provider>
);

function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("SiteProvider is missing.");
  return site;
}

export const useBrand = (): Brand => useSite().brand;
export const useLocale = (): Locale => useSite().locale;

/** The footer's links. */
export const useSiteLinks = (): readonly SiteLink[] => useSite().links;
export const useClaimsMode = (): ClaimsMode => useSite().claims;

/** The text of a claim, or null where it may not be shown (`app/domain/claim.ts`). */
export function useClaimText(): (claim: Claim) => string | null {
  const { claims } = useSite();
  return (claim) => (isShown(claim, claims) ? claim.text : null);
}
