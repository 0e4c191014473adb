import { expect, test } from "vitest";
import { describeCaptureFailure } from "./gate.ts";

test.each([
  ["the server's message", "There is no such assessment.", "There is no such assessment."],
  ["another try, when it gave none", null, "Please try again."],
  ["another try, when it gave an empty one", "", "Please try again."],
])("A failed email capture shows %s", (_what, serverMessage, description) => {
  expect(describeCaptureFailure(serverMessage)).toEqual({
    title: "Email Capture Failed",
    description,
  });
});
