import { expect, it } from "vitest";
import { inquiryLink } from "./inquiry-link.ts";

it("fills in the subject of a mail to the privacy mailbox", () => {
  expect(inquiryLink("hello@example.com")).toBe(
    "mailto:hello@example.com?subject=Privacy%20Policy%20Inquiry",
  );
});
