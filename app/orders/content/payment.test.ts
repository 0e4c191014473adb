import { expect, test } from "vitest";
import { payment } from "./payment.ts";

test("The payment form uses the documented texts", () => {
  expect(payment.processing).toBe("Processing...");
  expect(payment.failed).toEqual({
    title: "Payment Failed",
    description: "There was an error processing your payment.",
  });
});
