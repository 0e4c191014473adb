/** Actions on the pages behind the payment, and their messages. */
export const actions = {
  results: "View My Results",
  plan: "Download Action Plan",
  planFile: "7-Day-Life-Improvement-Action-Plan.txt",
  courses: "Read the Courses",
  summary: "Back to Summary",
  again: "Take Quiz Again",
  home: "Back to Home",
  guides: "My Guides",
  manage: "You can see, change or cancel your subscription any time, in two clicks:",
  planReady: {
    title: "Action Plan Downloaded!",
    description: "It’s a text file. Day 1 takes fifteen minutes.",
  },
  planFailed: {
    title: "Error",
    description: "Unable to find your assessment data. Please complete the quiz first.",
  },
  planNotLoaded: {
    title: "Error",
    description: "The action plan didn’t load. Please try again.",
  },
  report: "Download Your Report",
  planPdf: "Your Seven Days as PDF",
  fileNotLoaded: {
    title: "Error",
    description: "The file didn’t load. Please try again.",
  },
  fileReady: {
    title: "Your download has started",
    description: "It’s a PDF you can read on the screen or print.",
  },
  appOpened: { title: "App Access Opened!", description: "It opens in a new tab." },
} as const;

/** While a file is being generated for the first time. */
export const printing = {
  title: "Your pages are being printed",
  message: "Your pages are being printed. They will be here in a minute.",
  /** After enough retries. */
  failure: "We couldn’t print your pages right now. Please try again in a few minutes.",
} as const;
