import { expect, test } from "vitest";
import { foldMailbox, hasTag } from "./mailbox.ts";

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

test.each([
  ["ada+quiz@example.test", true],
  ["ada+@example.test", true],
  ["ada@example.test", false],
  ["+ada@example.test", false],
  ["ada@a+b.example", false],
])("%s has a tag: %s", (address, expected) => {
  expect(hasTag(address)).toBe(expected);
});
