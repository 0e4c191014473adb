import { PRIVACY_CHOICES_PATH } from "#app/domain/legal-paths.ts";

/** As the laws of some states word it. */
export const PRIVACY_CHOICES = {
  label: "Your Privacy Choices",
  href: PRIVACY_CHOICES_PATH,
} as const;
