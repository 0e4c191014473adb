/** Messages of calls and forms that cannot be answered. */
export const refusals = {
  nothing: "Nothing is here.",
  notAnAddress: "Not an email address.",
  unknownForm: "We don’t recognize this form. Please reload the page.",
  noName: "We couldn’t find that name.",
  unknownKind: "We don’t recognize that kind of email.",
  noPixels: "This site doesn’t use pixels.",
  noChoice: "Please accept or reject.",
} as const;
