/** The words of the stages before the offer (specification, sections 2, 5 and 8). */
export const landing = {
  eyebrow: "The dating pattern quiz",
  title: "Why does love keep going the same way?",
  lead: "Different people, the same ending? Twenty short questions show which of five patterns you bring along, and where you could begin to change it.",
  action: "Reveal My Dating Pattern",
  facts: ["3 min quiz", "100% free", "Instant results"],
  patterns: "Five ways to love",
  note: "A mirror for a quiet moment, and no diagnosis.",
  withoutScript: "The quiz needs JavaScript. Please switch it on in your browser.",
} as const;

export const age = {
  title: "How old are you?",
  lead: "Your reading list follows your time of life.",
} as const;

export const gender = {
  title: "How do you describe yourself?",
  lead: "It changes some words and the order of the books, and nothing else.",
} as const;

export const quiz = {
  back: "Back",
  skip: "Skip this question",
  next: "Keep my answer",
  percent: (percent: number) => `${percent}% complete`,
  position: (number: number, count: number) => `Question ${number} of ${count}`,
  failed: {
    title: "Error",
    description: "The quiz did not load. Please try again.",
    action: "Try Again",
  },
  opening: "One moment, your quiz is being opened...",
} as const;

export const insight = { label: "Key Insight", action: "Continue" } as const;

export const loading = {
  title: "Analyzing Your Results...",
  lead: "Your twenty answers are laid beside the five patterns.",
  factors: [
    "Response patterns",
    "Deep subconscious triggers",
    "How you express love & needs",
    "Your relationship approach",
  ],
} as const;

export const email = {
  title: "Your Dating Pattern Is Revealed",
  lead: "Tell us what to call you and where your result belongs, and look at it now.",
  action: "Get My Results",
  fallbackTitle: "Your result is one step away",
  fallbackLead:
    "Your answers are here, but the result is not counted yet. Tell us what to call you, and we do it now.",
  fallbackAction: "Reveal My Dating Type",
  name: "First name",
  address: "Email address",
  placeholder: "you@example.com",
  privacy: "Your address is never sold, and it is deleted when you ask.",
  policy: "Privacy Policy",
} as const;

export const messages = {
  nameRequired: {
    title: "Name required",
    description: "Please enter your name to see your results.",
  },
  emailRequired: {
    title: "Email required",
    description: "Please enter your email to see your results.",
  },
  emailInvalid: { title: "Invalid Email", description: "Please enter a valid email address." },
  processFailed: {
    title: "Error",
    description: "Failed to process results. Please try again.",
  },
  saveFailed: { title: "Error", description: "Failed to save email. Please try again." },
  submitFailed: {
    title: "Note",
    description:
      "Your results are ready! There was a minor issue saving your data, but you can still view your archetype.",
  },
} as const;

/** What the server says of a submission that it does not take (specification, section 5). */
export const problems = {
  email: "Email is required",
  emailInvalid: "Please enter a valid email address",
  age: "Age is required",
  gender: "Gender is required",
  archetype: "Archetype is required",
} as const;

export const footer = {
  line: "Love is a skill, and skills can be learned.",
  copyrightYear: 2025,
} as const;
