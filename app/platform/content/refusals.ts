/** Messages of failed calls, wherever they fail. */
export const refusals = {
  notJson: "The request body is not valid JSON.",
  unknownField: "Unknown field",
  invalid: "Invalid input",
  mediaType: (mediaType: string) => `Send this as ${mediaType}.`,
  tooLarge: (bytes: number) => `The request body is larger than ${bytes} bytes.`,
  method: (allowed: string) => `Use ${allowed}.`,
  noCall: "There is no such call.",
  theme: "The theme must be light or dark.",
  tooMany: "Too many attempts. Please try again in a minute.",
  database: "We can’t reach our database right now. Please try again shortly.",
  internal: "Something went wrong on our side. Please try again.",
} as const;
