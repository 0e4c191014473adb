import type { MailBrand } from "#app/domain/brand.ts";
import { LEGAL_PATHS } from "#app/domain/legal-paths.ts";
import type { EmailLink } from "./email-content.ts";

/**
 * Below every mail. The help page is named in no more words than these: nobody else who reads the mail shall learn what is
 * there.
 */
export const listFootLinks = ({ siteOrigin }: MailBrand): readonly EmailLink[] => [
  { label: "Help and support", url: `${siteOrigin}/help` },
  { label: "Your data", url: `${siteOrigin}/your-data` },
  { label: "Privacy", url: `${siteOrigin}${LEGAL_PATHS.privacy}` },
  { label: "Terms", url: `${siteOrigin}${LEGAL_PATHS.terms}` },
  { label: "Refunds", url: `${siteOrigin}${LEGAL_PATHS.refunds}` },
  { label: "Imprint", url: `${siteOrigin}${LEGAL_PATHS.imprint}` },
];
