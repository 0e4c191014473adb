import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  foldEmailAddress,
  MAX_EMAIL_LENGTH,
  maskEmailAddress,
  parseEmailAddress,
} from "./email-address.ts";

/** An address of exactly `length` characters with the longest local part that is allowed. */
function addressOfLength(length: number): string {
  const tail = ".test";
  let domain = "";
  for (let left = length - 65 - tail.length; left > 0; left -= 64) {
    domain += `${domain && "."}${"d".repeat(Math.min(left, 63))}`;
  }
  return `${"l".repeat(64)}@${domain}${tail}`;
}

describe("A valid address is accepted unchanged", () => {
  test.each([
    ["ada@example.test"],
    ["a@b.co"],
    ["Ada.Lovelace+quiz@Mail.Example.CO.UK"],
    ["o'brien@example.ie"],
    ["!#$%&'*+/=?^_`{|}~-@example.org"],
    ["=1+1@example.test"],
    ["0123456789@2.example.io"],
    ["ada@a-b--c.example"],
    ["ada@xn--bcher-kva.example"],
    ["ada@example.xn--p1ai"],
    [`${"l".repeat(64)}@example.test`],
    [`ada@${"d".repeat(63)}.test`],
    [`ada@example.${"t".repeat(63)}`],
  ])("%s", (text) => {
    expect(parseEmailAddress(text)).toBe(text);
  });
});

test.each([
  ["ada@bücher.example", "ada@xn--bcher-kva.example"],
  ["Ada@BÜCHER.Example", "Ada@xn--bcher-kva.example"],
  ["ada@cafe\u0301.example", "ada@xn--caf-dma.example"],
  ["ada@παράδειγμα.δοκιμή", "ada@xn--hxajbheg2az3al.xn--jxalpdlp"],
  ["ada@डाटामेल.भारत", "ada@xn--c2bd4bq1db8d.xn--h2brj9c"],
])("The domain of %s becomes what a browser's email field submits", (text, address) => {
  expect(parseEmailAddress(text)).toBe(address);
});

describe("Text that is not an address is refused", () => {
  test.each([
    ["an umlaut before the at sign, which Stripe refuses", "jörg@example.test"],
    ["another script before the at sign", "用户@example.test"],
    ["a combining mark", "e\u0301lise@example.test"],
    ["a letter that is ASCII only in lower case", "\u212Aim@example.test"],
    ["a domain that would be decoded", "ada@ex%61mple.test"],
    ["a domain in another script with a port", "ada@bücher.example:25"],
    ["digits in another script that make an IP address", "ada@１２７.0.0.1"],
    ["nothing", ""],
    ["only spaces", "   "],
    ["no at sign", "ada.example.test"],
    ["no local part", "@example.test"],
    ["no domain", "ada@"],
    ["two at signs", "ada@@example.test"],
    ["two addresses", "ada@example.test@example.test"],
    ["a list", "ada@example.test,eve@example.test"],
    ["a list with semicolons", "ada@example.test;eve@example.test"],
    ["a name before the address", "Ada <ada@example.test>"],
    ["a link", "mailto:ada@example.test"],
    ["a query after the address", "ada@example.test?bcc=eve@example.test"],
    ["a comment", "ada(me)@example.test"],
    ["quotes", '"ada"@example.test'],
    ["a backslash", "ada\\@example.test"],
    ["a dot at the start", ".ada@example.test"],
    ["a dot before the at sign", "ada.@example.test"],
    ["two dots in the local part", "ada..l@example.test"],
    ["no dot in the domain", "ada@localhost"],
    ["a dot at the start of the domain", "ada@.example.test"],
    ["two dots in the domain", "ada@example..test"],
    ["a dot at the end", "ada@example.test."],
    ["a hyphen at the start of a label", "ada@-example.test"],
    ["a hyphen at the end of a label", "ada@example-.test"],
    ["a hyphen at the end of the domain", "ada@example.test-"],
    ["an underscore in the domain", "ada@my_example.test"],
    ["a top level of one letter", "ada@example.t"],
    ["a top level of digits", "ada@example.12"],
    ["an IPv4 address", "ada@127.0.0.1"],
    ["an address literal", "ada@[127.0.0.1]"],
    ["a port", "ada@example.test:25"],
    ["a space in the local part", "ada l@example.test"],
    ["a space in the domain", "ada@exam ple.test"],
    ["a no-break space", "ada\u00A0l@example.test"],
    ["an ideographic space", "ada@例\u3000子.test"],
    ["a tab", "ada\t@example.test"],
    ["a line break and a mail header", "ada@example.test\r\nBcc: eve@example.test"],
    ["a line break before the at sign", "ada\r\n@example.test"],
    ["a line separator", "ada\u2028l@example.test"],
    ["a zero byte", "ada\u0000@example.test"],
    ["a delete character", "ada\u007F@example.test"],
    ["a C1 control", "ada\u0085l@example.test"],
    ["a right-to-left override", "ada\u202Etset.elpmaxe@example.test"],
    ["a right-to-left mark", "ada@\u200Fexample.test"],
    ["a left-to-right isolate", "\u2066ada@example.test"],
    ["a zero-width space", "ada\u200Bl@example.test"],
    ["a zero-width joiner", "ada\u200Dl@example.test"],
    ["a byte order mark inside", "ada\uFEFFl@example.test"],
    ["an emoji in the local part", "😀@example.test"],
    ["an emoji in the domain", "ada@😀.test"],
    ["half of a four-byte character", "\uD842@example.test"],
    ["a label that begins with a combining mark", "ada@\u0301example.test"],
    ["a top level that begins with a combining mark", "ada@example.\u0301te"],
    ["a local part of 65 characters", `${"l".repeat(65)}@example.test`],
    ["a label of 64 characters", `ada@${"d".repeat(64)}.test`],
    ["a top level of 64 characters", `ada@example.${"t".repeat(64)}`],
  ])("%s", (_what, text) => {
    expect(parseEmailAddress(text)).toBeNull();
  });
});

test("The longest address has 254 characters, not counting spaces around it", () => {
  expect(addressOfLength(MAX_EMAIL_LENGTH)).toHaveLength(254);
  expect(parseEmailAddress(`  ${addressOfLength(254)}  `)).toBe(addressOfLength(254));
  expect(addressOfLength(255)).toHaveLength(255);
  expect(parseEmailAddress(addressOfLength(255))).toBeNull();
});

test.each([
  "  ada@example.test",
  "ada@example.test  ",
  "\tada@example.test\r\n",
  "\uFEFFada@example.test\u3000",
])("Surrounding white space is trimmed: %j", (text) => {
  expect(parseEmailAddress(text)).toBe("ada@example.test");
});

test("Every address in the plain form of RFC 5322 is accepted", () => {
  fc.assert(
    fc.property(fc.emailAddress(), (text) => {
      expect(parseEmailAddress(text)).toBe(text);
    }),
    { numRuns: 1_000 },
  );
});

const unfit = fc.constantFrom(
  ..."\u0000\t\n\v\f\r\u001B\u007F\u0085\u00A0\u00AD\u061C\u1680\u2000\u200B\u200D\u200E\u200F\u2028\u2029",
  ...'\u202A\u202E\u2066\u2069\u3000\uFEFF\uFFF9 "(),:;<>[\\]',
);
const almostAddress = fc
  .array(
    fc.oneof(
      fc.constantFrom(".", "@", "-", "a", "Z", "7", "ü", "子", "\u0301"),
      fc.string({ unit: "binary", maxLength: 3 }),
      unfit,
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(""));

test("No accepted address contains a control character, a direction mark or white space", () => {
  fc.assert(
    fc.property(fc.oneof(almostAddress, fc.emailAddress(), fc.string()), (text) => {
      const address = parseEmailAddress(text);
      if (address === null) return;
      if (/^[ -~]*$/.test(text.trim())) expect(address).toBe(text.trim());
      expect(address).toMatch(/^[!-~]+$/);
      expect(address).not.toMatch(/[\p{C}\p{Z}\s"<>,;:]/u);
      expect(address.length).toBeLessThanOrEqual(MAX_EMAIL_LENGTH);
      expect(address.split("@")).toHaveLength(2);
      expect(parseEmailAddress(address)).toBe(address);
    }),
    { numRuns: 2_000 },
  );
});

test("One invalid character anywhere makes an address invalid", () => {
  const address = "ada.lovelace@mail.example.test";
  fc.assert(
    fc.property(unfit, fc.integer({ min: 1, max: address.length - 1 }), (character, at) => {
      const spoilt = `${address.slice(0, at)}${character}${address.slice(at)}`;
      expect(parseEmailAddress(spoilt)).toBeNull();
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ["Ada@Example.TEST", "ada@example.test"],
  ["ÜNAL@example.test", "ünal@example.test"],
  ["U\u0308nal@example.test", "ünal@example.test"],
  ["ΔΟΚΙΜΉ@example.test", "δοκιμή@example.test"],
])("%s is compared as %s", (address, folded) => {
  expect(foldEmailAddress(address)).toBe(folded);
});

test.for([
  ["ada@example.test", "a•••@example.test"],
  ["a@example.test", "a•••@example.test"],
  ["e\u0301mile@example.test", "e\u0301•••@example.test"],
  ["𝒜da@example.test", "𝒜•••@example.test"],
] as const)("%s is masked as %s", ([address, told]) => {
  expect(maskEmailAddress(address)).toBe(told);
});
