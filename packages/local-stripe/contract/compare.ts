/** One line for each fact in which the two differ, such as `renewed.status: "active" here, "past_due" there`. */
export function compareFacts(here: unknown, there: unknown, at = ""): string[] {
  if (!isHash(here) || !isHash(there)) {
    const left = JSON.stringify(here);
    const right = JSON.stringify(there);
    return left === right ? [] : [`${at}: ${left} here, ${right} there`];
  }
  const names = new Set([...Object.keys(here), ...Object.keys(there)]);
  return [...names].flatMap((name) =>
    compareFacts(here[name], there[name], at === "" ? name : `${at}.${name}`),
  );
}

const isHash = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
