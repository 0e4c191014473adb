import type { MailBrand } from "#app/domain/brand.ts";
import { LEGAL_PATHS } from "#app/domain/legal-paths.ts";
import type { EmailLink } from "./email-content.ts";

/** Below every mail. */
export const listFootLinks = ({ siteOrigin }: MailBrand): readonly EmailLink[] => [
  { label: "Privacy", url: `${siteOrigin}${LEGAL_PATHS.privacy}` },
  { label: "Terms", url: `${siteOrigin}${LEGAL_PATHS.terms}` },
  { label: "Refunds", url: `${siteOrigin}${LEGAL_PATHS.refunds}` },
  { label: "Imprint", url: `${siteOrigin}${LEGAL_PATHS.imprint}` },
];
