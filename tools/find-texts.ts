import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** Whether a file is searched for texts: all of the app but content and what only operators and developers read. */
const isRead = (path: string): boolean =>
  /\.tsx?$/.test(path) &&
  !/\/content\/|\.test\.tsx?$|\.css\.ts$/.test(path) &&
  !/^app\/(?:owner|health\/(?:server|rules))\//.test(path);

/** Attributes and props whose value is shown or read aloud. */
const SHOWN = new Set(["aria-label", "title", "alt", "placeholder", "label", "text"]);
const HEAD = new Set(["title", "description"]);

/** The texts of a tree's app outside `content/`, each as `path:line text`. */
export const findTextsIn = (root: string, ofPrograms: ReadonlySet<string>): readonly string[] =>
  readdirSync(join(root, "app"), { recursive: true, encoding: "utf8" })
    .map((path) => join("app", path))
    .filter(isRead)
    .sort()
    .flatMap((path) => findTexts(path, readFileSync(join(root, path), "utf8"), ofPrograms));

/** `ofPrograms`: the codes of errors whose messages are read by programs. */
export function findTexts(
  path: string,
  source: string,
  ofPrograms: ReadonlySet<string>,
): readonly string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const isRoute = path.startsWith("app/routes/") || path === "app/root.tsx";
  const named = constantsOf(file);
  const found: string[] = [];
  const report = (node: ts.Node, text: string): void => {
    if (!/\p{L}{2}/u.test(text)) return;
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    found.push(`${path}:${line} ${text.trim()}`);
  };
  const reportResult = (node: ts.Expression): void => {
    for (const literal of resultsOf(node, named)) report(literal, spell(literal));
  };
  const visit = (node: ts.Node, isMeta: boolean): void => {
    if (ts.isJsxText(node)) report(node, node.text);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
      reportResult(node.expression);
    }
    if (ts.isJsxAttribute(node) && SHOWN.has(node.name.getText(file))) {
      const value = node.initializer;
      if (value && ts.isStringLiteral(value)) reportResult(value);
      if (value && ts.isJsxExpression(value) && value.expression) reportResult(value.expression);
    }
    if (ts.isNewExpression(node) && node.expression.getText(file) === "AppError") {
      const [code, message] = node.arguments ?? [];
      const isOfPrograms = code && ts.isStringLiteral(code) && ofPrograms.has(code.text);
      if (message && !isOfPrograms) reportResult(message);
    }
    if (isMeta && ts.isPropertyAssignment(node) && HEAD.has(node.name.getText(file))) {
      reportResult(node.initializer);
    }
    const isIn = isMeta || (isRoute && isNamed(node, "meta", file));
    node.forEachChild((child) => visit(child, isIn));
  };
  visit(file, false);
  return found;
}

const isNamed = (node: ts.Node, name: string, file: ts.SourceFile): boolean =>
  (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) &&
  node.name?.getText(file) === name;

type Literal = ts.StringLiteralLike | ts.TemplateExpression;
type Constants = ReadonlyMap<string, ts.Expression>;

/** A file's own constants, by name. */
function constantsOf(file: ts.SourceFile): Constants {
  const named = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    const isConstant = ts.isVariableDeclaration(node) && ts.isIdentifier(node.name);
    if (isConstant && node.initializer) named.set(node.name.getText(file), node.initializer);
    node.forEachChild(visit);
  };
  visit(file);
  return named;
}

/** The literals an expression may evaluate to: both branches of a conditional, and the default of `??` or `||`. */
function resultsOf(node: ts.Expression, named: Constants): readonly Literal[] {
  const all = (...nodes: ts.Expression[]) => nodes.flatMap((one) => resultsOf(one, named));
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return [node];
  if (ts.isConditionalExpression(node)) return all(node.whenTrue, node.whenFalse);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return all(node.expression);
  if (ts.isIdentifier(node)) {
    const value = named.get(node.text);
    return value && ts.isStringLiteralLike(value) ? [value] : [];
  }
  if (!ts.isBinaryExpression(node)) return [];
  const { left, operatorToken, right } = node;
  if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return all(right);
  return EITHER.has(operatorToken.kind) ? all(left, right) : [];
}

const EITHER: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.PlusToken,
]);

const spell = (node: Literal): string =>
  ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map(({ literal }) => literal)]
        .map(({ text }) => text)
        .join("…")
    : node.text;
