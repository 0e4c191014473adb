import { renderSurveyInline } from "@formbricks/surveys";
import { STATEMENTS, VALUES } from "../statements.ts";

const count = document.getElementById("answered");
let answered = 0;

renderSurveyInline({
  containerId: "root",
  brandColor: "#2563eb",
  isBrandingEnabled: false,
  survey: {
    id: "statements",
    type: "link",
    styling: null,
    autoClose: null,
    welcomeCard: { enabled: false },
    thankYouCard: { enabled: true, headline: "Thank you" },
    questions: STATEMENTS.map((headline, at) => ({
      id: `Q${at + 1}`,
      type: "rating",
      headline,
      required: true,
      scale: "number",
      range: VALUES.length,
      lowerLabel: "No",
      upperLabel: "Yes",
    })),
  },
  onResponse: () => {
    answered += 1;
    if (count) count.textContent = String(answered);
  },
});
