import { expect, test } from "vitest";
import { CallError } from "#app/funnels/shared/rules/call-error.ts";
import { messages } from "../content/texts.ts";
import { describeSignupFailure } from "./signup-failure.ts";

const alreadyListed = {
  title: "You're already on the list!",
  description:
    "This email is already registered for early access. We'll notify you when we launch!",
  tone: "notice",
};

test.each([
  ["Email already registered"],
  ['409: {"message":"Email already registered","code":"already_registered"}'],
  ["500: A row with this email already exists"],
])("A visitor who is already on the list gets a notice, not an error: %s", (message) => {
  expect(describeSignupFailure(message, message)).toEqual(alreadyListed);
});

test.each([
  ["429: Slow down", "Slow down", "Slow down"],
  ["500: ", "", "Failed to join waitlist. Please try again."],
  ["500: ", null, "Failed to join waitlist. Please try again."],
  [null, null, "Failed to join waitlist. Please try again."],
  ["409: email ALREADY REGISTERED", "Taken", "Taken"],
])("Any other failure is an error: %j with %j shows %j", (message, shown, description) => {
  expect(describeSignupFailure(message, shown)).toEqual({
    title: "Error",
    description,
    tone: "problem",
  });
});

test("A closed list shows its own message as a notice, not as an error", () => {
  expect(describeSignupFailure("409: {}", messages.closed.description)).toEqual({
    ...messages.closed,
    tone: "notice",
  });
});

test("A failed call is described by its server message", () => {
  const describe = (body: string) => {
    const { message, serverMessage } = new CallError(409, "Conflict", body);
    return describeSignupFailure(message, serverMessage);
  };
  expect(describe('{"message":"Email already registered"}')).toEqual(alreadyListed);
  expect(describe('{"message":"Something else"}').description).toBe("Something else");
  expect(describe("<h1>Conflict</h1>").description).toBe(
    "Failed to join waitlist. Please try again.",
  );
});
