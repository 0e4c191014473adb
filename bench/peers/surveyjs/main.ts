import { Model } from "survey-core";
import { renderSurvey } from "survey-js-ui";
import "survey-core/survey-core.fontless.min.css";
import { STATEMENTS, STATEMENTS_PER_STEP, VALUES } from "../statements.ts";

const questions = STATEMENTS.map((title, at) => ({
  type: "rating",
  name: `Q${at + 1}`,
  title,
  isRequired: true,
  displayMode: "buttons",
  rateMin: 1,
  rateMax: VALUES.length,
}));
const pages = questions.flatMap((_, at) =>
  at % STATEMENTS_PER_STEP === 0
    ? [{ elements: questions.slice(at, at + STATEMENTS_PER_STEP) }]
    : [],
);
const survey = new Model({ pages, showQuestionNumbers: "off", showProgressBar: "top" });
const count = document.getElementById("answered");
const place = document.getElementById("root");
survey.onValueChanged.add(() => {
  if (count) count.textContent = String(Object.keys(survey.data).length);
});
if (place) renderSurvey(survey, place);
