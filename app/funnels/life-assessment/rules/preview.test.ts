import { expect, test } from "vitest";
import { describeCaptureFailure, drawDisplayFigures } from "./preview.ts";

test.each([
  ["lowest", 0, { othersToday: 127, completedToday: 45 }],
  ["middle", 0.5, { othersToday: 152, completedToday: 55 }],
  ["highest", 1 - Number.EPSILON, { othersToday: 176, completedToday: 64 }],
])("The %s random number gives figures from the documented ranges", (_name, chance, figures) => {
  expect(drawDisplayFigures(() => chance)).toEqual(figures);
});

test.each([
  [
    "the server's message",
    "We couldn’t find this assessment.",
    "We couldn’t find this assessment.",
  ],
  ["the default text, without a message", null, "Please try again."],
  ["the default text, with an empty message", "", "Please try again."],
])("A failed email capture shows %s", (_what, serverMessage, description) => {
  expect(describeCaptureFailure(serverMessage)).toEqual({
    title: "Email Capture Failed",
    description,
  });
});
