import { expect, test } from "vitest";
import { FRESH_SESSION } from "./quiz-session.ts";
import { findReader } from "./reader.ts";

test("The reader is null without a result, and has defaults without age and gender", () => {
  expect(findReader(FRESH_SESSION)).toBeNull();
  const counted = { ...FRESH_SESSION, finalArchetype: "echo" as const };
  expect(findReader(counted)).toEqual({ archetype: "echo", age: "25–34", gender: "non-binary" });
  expect(findReader({ ...counted, age: "45+", gender: "female" })).toEqual({
    archetype: "echo",
    age: "45+",
    gender: "female",
  });
});
