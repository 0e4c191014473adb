import fc from "fast-check";
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
  ["the message inside of our own body", '{"message":"Too large","code":"too_large"}', "Too large"],
  ["the whole of a body that is not JSON", "<h1>Oops</h1>", "500: <h1>Oops</h1>"],
  ["the whole of a body without message", '{"code":"internal"}', '500: {"code":"internal"}'],
  ["the whole of a body with an empty message", '{"message":""}', '500: {"message":""}'],
  ["the whole of a body whose message is no text", '{"message":[1]}', '500: {"message":[1]}'],
  ["the whole of a body that is null", "null", "500: null"],
  ["the whole of a body that is a number", "7", "500: 7"],
  ["the status text when there is no body", "", "500: Internal Server Error"],
])("A person is shown %s", (_what, body, shown) => {
  expect(new CallError(500, "Internal Server Error", body).displayMessage).toBe(shown);
});

test("There is something to show for every response", () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.string(),
      fc.oneof(fc.string(), fc.json()),
      (status, text, body) => {
        const error = new CallError(status, text, body);
        expect(error.message.startsWith(`${status}: `)).toBe(true);
        expect(error.displayMessage).not.toBe("");
      },
    ),
  );
});

test("The server message comes from our own JSON body only, never from the status text", () => {
  expect(new CallError(409, "Conflict", '{"message":"Email taken"}').serverMessage).toBe(
    "Email taken",
  );
  for (const body of ["", "<h1>Oops</h1>", '{"message":""}', "null"]) {
    expect(new CallError(500, "Internal Server Error", body).serverMessage).toBeNull();
  }
});
