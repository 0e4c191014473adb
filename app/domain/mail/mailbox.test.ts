import { expect, test } from "vitest";
import { foldMailbox } from "./mailbox.ts";

test.each([
  ["Ada+quiz@Example.test", "ada@example.test"],
  ["ada+a+b@example.test", "ada@example.test"],
  ["+ada@example.test", "+ada@example.test"],
  ["a.da@example.test", "a.da@example.test"],
  ["A.D.A+x@Gmail.com", "ada@gmail.com"],
  ["ada@googlemail.com", "ada@gmail.com"],
])("Mail to %s reaches the mailbox %s", (address, mailbox) => {
  expect(foldMailbox(address)).toBe(mailbox);
});
