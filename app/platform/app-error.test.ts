import { expect, test } from "vitest";
import { AppError, type ErrorCode, ignoreUnavailable, STATUS_OF_CODE } from "./app-error.ts";

const expected: Record<ErrorCode, number> = {
  invalid_input: 400,
  attempt_completed: 400,
  cross_site: 403,
  email_required: 403,
  check_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  already_registered: 409,
  waitlist_closed: 409,
  offer_ended: 409,
  not_completed: 409,
  checkout_elsewhere: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
};

test("Every code has its status, and there is no other code", () => {
  expect(STATUS_OF_CODE).toEqual(expected);
});

test.each(Object.entries(expected) as [ErrorCode, number][])(
  "%s has the status %d",
  (code, status) => {
    expect(new AppError(code, "A message").status).toBe(status);
  },
);

test("An AppError carries its message, issues and headers, and is an Error", () => {
  const issues = [{ path: "email", message: "Email is required" }];
  const error = new AppError("invalid_input", "Email is required", {
    issues,
    headers: { Allow: "GET" },
  });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: "AppError", message: "Email is required", issues });
  expect(error.headers).toEqual({ Allow: "GET" });
});

test("An AppError has no issues and no headers by default", () => {
  const error = new AppError("not_found", "There is no such call.");
  expect(error.issues).toBeUndefined();
  expect(error.headers).toEqual({});
});

test.each([new Error("AppError"), { name: "AppError" }, null, "AppError"])(
  "%o is not an AppError",
  (other) => {
    expect(other).not.toBeInstanceOf(AppError);
    expect(() => ignoreUnavailable(other)).toThrow();
  },
);

test("An outage can be ignored, other failures cannot", () => {
  const refused = new AppError("not_found", "There is no such call.");
  expect(ignoreUnavailable(new AppError("unavailable", "Later."))).toBeNull();
  expect(() => ignoreUnavailable(refused)).toThrow(refused);
});
