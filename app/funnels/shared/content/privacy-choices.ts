import { PRIVACY_CHOICES_PATH } from "#app/domain/legal-paths.ts";

/** In the words of some US states' laws. */
export const PRIVACY_CHOICES = {
  label: "Your Privacy Choices",
  href: PRIVACY_CHOICES_PATH,
} as const;
