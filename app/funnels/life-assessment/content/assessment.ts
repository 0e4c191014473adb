/** The texts of the assessment screen (docs/product.md#assessment-screen). */
export const assessment = {
  title: "Life Audit",
  scale: "Scale",
  percent: (percent: number) => `${percent}% complete`,
  back: "Back",
  kept: "Your answers are kept",
  instruction: "Choose how accurately each statement reflects you.",
  period: "Think of the past four weeks.",
  work: "Work is whatever fills your days, paid or unpaid.",
  preparing: "Preparing your assessment...",
  previous: "Previous",
  next: "Next",
  complete: { desktop: "Complete Assessment", phone: "Complete" },
  pending: {
    desktop: "Please answer all questions to continue",
    phone: "Answer all questions to continue",
  },
  answered: "questions answered",
  resume: "Welcome back. We kept your answers.",
  continueAssessment: "Continue Assessment",
  viewResults: "View Results",
  failed: { title: "Assessment Error", text: "Failed to start quiz", action: "Try Again" },
  cookies: {
    title: "Your browser blocks cookies.",
    text: "We need one to keep your answers together. Without it, they would be lost. Please allow cookies for this site in your browser’s settings, then try again.",
  },
  toasts: {
    startFailed: {
      title: "Error",
      description: "Failed to start the assessment. Please try again.",
    },
    completeFailed: {
      title: "Error",
      description: "Failed to complete assessment. Please try again.",
    },
    reset: { title: "Assessment Reset", description: "Starting a fresh assessment." },
    continueFailed: {
      title: "Error",
      description: "We couldn’t load your earlier answers. Please try again.",
    },
  },
} as const;

export const stepOf = (number: number, count: number): string => `Step ${number} of ${count}`;
export const minutesLeft = (minutes: number): string => `~${minutes} min remaining`;
export const countOf = (answered: number, all: number): string => `${answered} of ${all}`;
export const continueOffer = (answered: number, all: number): string =>
  `Continue where you left off (${answered} of ${all})`;
/** Above an interstitial. */
export const areaDone = (area: string, count: number): string => `${area}: ${count} answers are in`;
