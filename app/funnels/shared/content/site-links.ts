import { LEGAL_PATHS } from "#app/domain/legal-paths.ts";
import { PRIVACY_CHOICES } from "./privacy-choices.ts";
import { MANAGE_PATH } from "./trial.ts";
import { withdrawal } from "./withdrawal.ts";

export type SiteLink = { readonly label: string; readonly href: string; readonly lang?: "de" };

/** In every footer. */
export const SITE_LINKS: readonly SiteLink[] = [
  { label: "Help and support", href: "/help" },
  { label: "Privacy Policy", href: LEGAL_PATHS.privacy },
  PRIVACY_CHOICES,
  { label: "Cookies", href: LEGAL_PATHS.cookies },
  { label: "Consumer Health Data", href: LEGAL_PATHS.healthData },
  { label: "Terms", href: LEGAL_PATHS.terms },
  { label: "Subscription Terms", href: LEGAL_PATHS.subscriptionTerms },
  { label: "Refunds", href: LEGAL_PATHS.refunds },
  { label: withdrawal.withdraw, href: LEGAL_PATHS.withdraw },
  { label: withdrawal.cancel, href: MANAGE_PATH },
  { label: "Accessibility", href: LEGAL_PATHS.accessibility },
  { label: "Imprint", href: LEGAL_PATHS.imprint },
];

/** As German law words them, for visitors from Germany. */
export const GERMAN_LINKS: readonly SiteLink[] = [
  { label: withdrawal.withdrawGerman, href: LEGAL_PATHS.withdraw, lang: "de" },
  { label: withdrawal.cancelGerman, href: MANAGE_PATH, lang: "de" },
];
