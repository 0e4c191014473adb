import { expect, test } from "vitest";
import { pseudo, translateSource } from "./pseudo.ts";

test.each([
  ["Start", "Stáárt"],
  ["one of 100", "óné óf 100"],
  ["Your results are ready.", "Yóóúr réésúlts áré rééády."],
  [
    "Write to ada@example.test or https://kindling.example/help",
    "Wrííté tó ada@example.test ór https://kindling.example/help",
  ],
  ["{name}, hello", "{name}, héélló"],
  ["it\\u2019s \\n here", "ít\\u2019s \\n hééré"],
])("%s is %s", (text, told) => {
  expect(pseudo(text)).toBe(told);
});

const translate = (source: string) => translateSource("a.tsx", source);

test("Only text that people read is translated", () => {
  const kept = [
    'import { a } from "./any other.ts";',
    'const id = { kind: "free", path: "/quiz2/start", tag: "US", icon: "M4 12 h16 z" };',
    'const side = "Physical Safety";',
    `const way = \`/quiz2/\${id}/any\`;`,
    'type Way = "Left or right";',
  ].join("\n");
  expect(translate(kept)).toBe(kept);
});

test.each([
  [`const a = { title: "Start" };`, `const a = { title: "Stáárt" };`],
  [`const a = ["Sam", "Non-Binary"];`, `const a = ["Sám", "Nón-Bíínáry"];`],
  ["const a = <p>Two words</p>;", "const a = <p>Twó wóórds</p>;"],
  [`const a = \`\${n} of us\`;`, `const a = \`\${n} óf ús\`;`],
  [`const a = \`It\\'s \${n}, and more\`;`, `const a = \`Ít\\'s \${n}, ánd móóré\`;`],
])("%s becomes %s", (source, told) => {
  expect(translate(source)).toBe(told);
});
