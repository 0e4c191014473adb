import { expect, test } from "vitest";
import { greetBuyer } from "./greet-buyer.ts";

test.each([
  "Ada",
  "Maximiliana-Alexandra",
  "Mary Ann",
  "J. R. Tolkien",
  "D’Arcy",
  "Zoë",
  "Нина",
  "小明",
])("%s is greeted by name", (name) => expect(greetBuyer(name)).toBe(`Hello ${name},`));

test.each([
  null,
  "",
  "ada@example.test",
  "win.example.test",
  "https://example.test",
  "Call 555 0100",
  "You have won, click here",
  "You have won a prize",
  "<b>Ada</b>",
  "-",
  "A".repeat(31),
])("A text that is not a name is not sent: %s", (name) => expect(greetBuyer(name)).toBe("Hello,"));
