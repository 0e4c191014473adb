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
  manage: "You can see, change or cancel your trial any time, in two clicks:",
  planReady: {
    title: "Action Plan Downloaded!",
    description: "It is a text file. Day 1 takes ten minutes.",
  },
  planFailed: {
    title: "Error",
    description: "Unable to find your assessment data. Please complete the quiz first.",
  },
  planNotLoaded: {
    title: "Error",
    description: "The action plan did not load. Please try again.",
  },
  report: "Download Your Report",
  planPdf: "Action Plan as PDF",
  fileNotLoaded: {
    title: "Error",
    description: "The file did not load. Please try again.",
  },
  fileReady: {
    title: "Your download begins",
    description: "It is a PDF for the screen and for paper.",
  },
  appOpened: { title: "App Access Opened!", description: "It opens in a tab of its own." },
} as const;

/** While a file is being generated for the first time. */
export const printing = {
  title: "Your pages are being printed",
  message: "Your pages are being printed. They will be here in a minute.",
  /** After enough retries. */
  failure: "Your pages could not be printed just now. Please try again in a few minutes.",
} as const;
