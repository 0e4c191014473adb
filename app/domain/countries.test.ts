import { expect, test } from "vitest";
import { COUNTRIES } from "./countries.ts";

test("The countries are the 33 documented ones, in order", () => {
  expect(COUNTRIES.join(", ")).toBe(
    "US, CA, GB, AU, DE, FR, ES, IT, NL, SE, NO, DK, FI, PL, CZ, AT, CH, BE, PT, IE, NZ, JP, KR, SG, HK, BR, MX, AR, CL, CO, IN, ZA, other",
  );
});
