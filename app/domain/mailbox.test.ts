import { expect, test } from "vitest";
import { foldMailbox } from "./mailbox.ts";

test.each([
  ["ada@example.test", "ada@example.test"],
  ["Ada@Example.TEST", "ada@example.test"],
  ["ada+trial2@example.test", "ada@example.test"],
  ["a.d.a@example.test", "a.d.a@example.test"],
  ["A.da+x+y@GoogleMail.com", "ada@gmail.com"],
  ["J\u00D6RG@b\u00FCcher.example", "j\u00F6rg@b\u00FCcher.example"],
  ["Jo\u0308rg@example.test", "j\u00F6rg@example.test"],
])("%s is the mailbox %s", (address, mailbox) => {
  expect(foldMailbox(address)).toBe(mailbox);
  expect(foldMailbox(mailbox)).toBe(mailbox);
});
