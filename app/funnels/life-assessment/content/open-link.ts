/** The texts of `/quiz2/open`, the landing page of the mailed link. */
export const openLink = {
  title: "Your results are waiting for you.",
  lead: "Open them in this browser, and they’ll stay open here.",
  action: "Open my results",
  note: "Please use your own device: anyone who uses this browser after you can open them too.",
} as const;

/** If the link leads to the pulse. */
export const openPulse = {
  title: "Your pulse is one press away.",
  lead: "Twenty statements on one area, about a minute. This also opens your results in this browser, and they’ll stay open here.",
  action: "Take a pulse",
  note: "Please use your own device: anyone who uses this browser after you can see your results and manage your subscription.",
} as const;

export const openRetake = {
  title: "Ready to look again?",
  lead: "The same hundred statements, five to seven minutes. This also opens your results in this browser, and they’ll stay open here.",
  action: "Take the assessment",
  note: openPulse.note,
} as const;

export const badLink = {
  title: "This link doesn’t open anything.",
  text: "It may be incomplete, older than 30 days, or turned off. If you still have the browser you answered in, your results are there. You can also take the Life Audit again for free.",
  action: "Go to the Life Audit",
} as const;
