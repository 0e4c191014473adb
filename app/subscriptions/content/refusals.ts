/** Messages of calls and forms that cannot be answered. */
export const refusals = {
  noSubscription: "We couldn’t find this subscription.",
  noAssessment: "We couldn’t find this assessment.",
  notCompleted: "Please complete the assessment first.",
  notCompletedForAccess: "Please complete the assessment first to access your results.",
  unknownForm: "We don’t recognize this form. Please reload the page.",
  email: "Please enter a valid email address.",
  country: "Please choose a country from the list.",
  consent: "Something on this page is out of date. Please reload it.",
  elsewhere:
    "A payment for this assessment was started in another browser. Please continue there, or use the link in our email about it.",
  tooManyAddresses:
    "A trial was asked for with several email addresses here today. Please use one of those, or try again tomorrow.",
  checkoutFailed: "Failed to start checkout. Please try again.",
} as const;
