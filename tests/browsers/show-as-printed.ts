/** Runs in the page. Emulates the print medium, which WebDriver cannot in every engine. */
export function showAsPrinted(): void {
  const turn = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && /\b(print|screen)\b/.test(rule.conditionText)) {
        const isPrint = /\bprint\b/.test(rule.conditionText);
        rule.media.mediaText = isPrint ? rule.conditionText.replace("print", "all") : "not all";
      }
      if (rule instanceof CSSGroupingRule) turn(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) turn(sheet.cssRules);
}
