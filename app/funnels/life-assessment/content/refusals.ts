/** The messages of refused calls. */
export const refusals = {
  noAssessment: "We couldn’t find this assessment.",
  noLesson: "We couldn’t find that lesson.",
  noArea: "We couldn’t find that area.",
  notCompleted: "Please complete the assessment first.",
  notAnswered: "Please answer all 100 questions first.",
  notSaved: "Your answers are still being saved. Please try again.",
  noEmail: "Please enter your email to see your results.",
  notOfTheBank: "This does not fit the question bank.",
  isComplete: "This assessment is already complete.",
  oldStatements:
    "These statements are out of date. Please reload the page to get the current ones.",
} as const;
