import ts from "typescript";
import { comesWith } from "./compat.ts";

type PathOf = (node: ts.Node) => string | undefined;

/**
 * Whether code detects a feature before using it: by `?.`, `typeof`, `in`, a comparison, a condition or a `try`, around
 * the use itself or around an earlier one in the same function. Detecting one feature covers those released with it.
 * Whether the result is respected is left to code review.
 */
export function isAskedFor(name: ts.Node, path: string, pathOf: PathOf): boolean {
  if (asks(name)) return true;
  let body: ts.Node = name.getSourceFile();
  for (let at: ts.Node = name; at.parent; at = at.parent) {
    if (ts.isFunctionLike(at)) body = at;
    if (ts.isTryStatement(at.parent) && at.parent.tryBlock === at) return true;
  }
  const hasAsked = (node: ts.Node): boolean => {
    if (node.pos >= name.pos) return false;
    const asked = asks(node) || isTriedBefore(node, name) ? pathOf(node) : undefined;
    if (asked !== undefined && comesWith(path, asked)) return true;
    return ts.forEachChild(node, hasAsked) ?? false;
  };
  return ts.forEachChild(body, hasAsked) ?? false;
}

export const isIn = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword;

const COMPARING = new Set([
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

function asks(name: ts.Node): boolean {
  if (isIn(name.parent)) return name.parent.left === name;
  const isMember = ts.isPropertyAccessExpression(name.parent) && name.parent.name === name;
  const use = isMember ? name.parent : name;
  const { parent } = use;
  if (ts.isOptionalChain(parent) && !ts.isNonNullChain(parent)) {
    return parent.expression === use && parent.questionDotToken !== undefined;
  }
  if (ts.isPrefixUnaryExpression(parent)) return parent.operator === ts.SyntaxKind.ExclamationToken;
  if (ts.isIfStatement(parent)) return parent.expression === use;
  if (ts.isConditionalExpression(parent)) return parent.condition === use;
  if (ts.isBinaryExpression(parent)) {
    return parent.left === use && COMPARING.has(parent.operatorToken.kind);
  }
  return ts.isTypeOfExpression(parent);
}

/** Whether `node` is in an earlier `try` whose failure keeps `other` from being reached. */
function isTriedBefore(node: ts.Node, other: ts.Node): boolean {
  for (let at = node; at.parent; at = at.parent) {
    if (!ts.isTryStatement(at.parent) || at.parent.tryBlock !== at) continue;
    const last = at.parent.catchClause?.block.statements.at(-1);
    return (
      at.parent.end <= other.pos &&
      last !== undefined &&
      (ts.isReturnStatement(last) || ts.isThrowStatement(last))
    );
  }
  return false;
}
