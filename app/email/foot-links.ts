import type { MailBrand } from "#app/domain/brand.ts";
import { LEGAL_PATHS } from "#app/domain/legal-paths.ts";
import { footLabels } from "./content/foot-labels.ts";
import type { EmailLink } from "./email-content.ts";

/** The links below every mail. */
export const listFootLinks = ({ siteOrigin }: MailBrand): readonly EmailLink[] => [
  { label: footLabels.help, url: `${siteOrigin}/help` },
  { label: footLabels.data, url: `${siteOrigin}/your-data` },
  { label: footLabels.privacy, url: `${siteOrigin}${LEGAL_PATHS.privacy}` },
  { label: footLabels.terms, url: `${siteOrigin}${LEGAL_PATHS.terms}` },
  { label: footLabels.refunds, url: `${siteOrigin}${LEGAL_PATHS.refunds}` },
  { label: footLabels.imprint, url: `${siteOrigin}${LEGAL_PATHS.imprint}` },
];
