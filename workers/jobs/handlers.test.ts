import { expect, test } from "vitest";
import { createHandlers } from "./handlers.ts";

test("P23 A message from a queue that nobody consumes is not acknowledged", async () => {
  const { queue } = createHandlers(() => Promise.reject(new Error("No ports are needed.")));
  await expect(queue({ queue: "kindling-mail", messages: [] })).rejects.toThrow("kindling-mail");
});
