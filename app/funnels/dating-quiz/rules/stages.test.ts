import { expect, test } from "vitest";
import { messages } from "../content/texts.ts";
import { factorPercent } from "./analysis.ts";
import { checkPerson } from "./email-stage.ts";

test("The four factors fill one after the other", () => {
  const at = (progress: number) => [0, 1, 2, 3].map((place) => factorPercent(progress, place));
  expect(at(0)).toEqual([0, 0, 0, 0]);
  expect(at(20)).toEqual([80, 0, 0, 0]);
  expect(at(70)).toEqual([100, 100, 80, 0]);
  expect(at(100)).toEqual([100, 100, 100, 100]);
});

test.each([
  ["", "ada@example.test", "name", messages.nameRequired],
  [" \t", "", "name", messages.nameRequired],
  ["Ada", " ", "email", messages.emailRequired],
  ["Ada", "ada@", "email", messages.emailInvalid],
])("The name %j with the address %j is refused", (name, email, field, message) => {
  expect(checkPerson(name, email)).toEqual({ field, message });
});

test("Name and address are trimmed", () => {
  expect(checkPerson(" Ada ", " ada@example.test ")).toEqual({
    field: null,
    person: { name: "Ada", email: "ada@example.test" },
  });
});
