import { expect, test } from "vitest";
import { CallError } from "./call-error.ts";

test("Its message is the status, a colon and the body's text", () => {
  const error = new CallError(409, "Conflict", '{"message":"Email already registered"}');
  expect(error.message).toBe('409: {"message":"Email already registered"}');
  expect(error).toMatchObject({ name: "CallError", status: 409 });
  expect(error).toBeInstanceOf(Error);
});

test("An empty body leaves the status text", () => {
  expect(new CallError(502, "Bad Gateway", "").message).toBe("502: Bad Gateway");
});

test.each([
  ["our own body", '{"message":"Too large","code":"too_large"}', "Too large"],
  ["a body that is not JSON", "<h1>Oops</h1>", null],
  ["a body without message", '{"code":"internal"}', null],
  ["an empty message", '{"message":""}', null],
  ["a message that is not text", '{"message":[1]}', null],
  ["a body that is null", "null", null],
  ["a body that is a number", "7", null],
  ["an empty object", "{}", null],
  ["no body", "", null],
])("Visitors are shown only a message of our own: %s", (_what, body, shown) => {
  expect(new CallError(500, "Internal Server Error", body).serverMessage).toBe(shown);
});
