import { expect, test } from "vitest";
import { plural } from "./plural.ts";

const forms = { one: "one", other: "other" };

test.each([
  [0, "other"],
  [1, "one"],
  [2, "other"],
  [21, "other"],
  [1.5, "other"],
])("%d takes the form %s", (count, form) => expect(plural(count, forms)).toBe(form));
