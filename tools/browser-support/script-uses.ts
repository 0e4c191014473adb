import ts from "typescript";
import { isAskedFor, isIn } from "./asked-for.ts";
import { findKnown, listLacking, type Use } from "./compat.ts";

/** Code that runs on the server or at build time only. */
const NEVER_SENT = /\/server\/|\/app\/(data|email|files|payments|platform|press)\/|\.css\.ts$/;

/** TypeScript's names for what MDN calls otherwise. */
const RENAMED: [pattern: RegExp, name: string][] = [
  [/^Readonly(?=Array$|Map$|Set$)|Constructor$|Of$/, ""],
  [/^(Callable|Newable)Function$/, "Function"],
  [/^IteratorObject$/, "Iterator"],
];

/**
 * What the roots and their imports use of the browser's own objects that a supported browser lacks, without asking for
 * it first. Names are resolved by their types, so that methods are found too; a cast to `any` hides them, and so does a
 * string, such as the name of an event.
 */
export function findScriptUses(program: ts.Program, roots: readonly string[]): Use[] {
  const checker = program.getTypeChecker();
  const uses: Use[] = [];
  for (const source of listReached(program, roots)) visit(source);
  return uses;

  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node)) return;
    const path = findPath(node);
    if (path && listLacking(path).length > 0 && !isAskedFor(node, path, findPath)) {
      const source = node.getSourceFile();
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      uses.push({ path, file: source.fileName, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  }

  /** MDN's path for what this node names, if that is the browser's own. */
  function findPath(node: ts.Node): string | undefined {
    if (!ts.isIdentifier(node) && !(ts.isStringLiteral(node) && isIn(node.parent)))
      return undefined;
    const { text } = node;
    const holder = findHolder(node);
    const type = holder && checker.getTypeAtLocation(holder);
    const symbol = type ? type.getProperty(text) : checker.getSymbolAtLocation(node);
    const declaration = symbol?.declarations?.find((place) =>
      program.isSourceFileDefaultLibrary(place.getSourceFile()),
    );
    if (declaration === undefined) return undefined;
    if (ts.isVariableDeclaration(declaration) || ts.isFunctionDeclaration(declaration)) {
      return findKnown([
        ["api", text],
        ["api", "Window", text],
        ["javascript", "builtins", text],
      ]);
    }
    const owner = declaration.parent;
    if (ts.isTypeLiteralNode(owner) && ts.isVariableDeclaration(owner.parent)) {
      return findKnown(placesOf(owner.parent.name.getText(), text, "_static"));
    }
    if (!ts.isInterfaceDeclaration(owner)) return undefined;
    const names = [owner.name.text, ...(type ? listTypeNames(type) : [])];
    const suffix = owner.name.text.endsWith("Constructor") ? "_static" : "";
    return findKnown(names.flatMap((name) => placesOf(name, text, suffix)));
  }

  /** A type and its bases: MDN lists `append` under Element, TypeScript under ParentNode. */
  function listTypeNames(type: ts.Type): string[] {
    const apparent = checker.getApparentType(type);
    const parts = apparent.isUnionOrIntersection() ? apparent.types : [];
    const bases = apparent.isClassOrInterface() ? checker.getBaseTypes(apparent) : [];
    const name = apparent.getSymbol()?.name;
    return [...(name ? [name] : []), ...[...parts, ...bases].flatMap(listTypeNames)];
  }
}

/** What a name is a member of: the `x` of `x.name`, `"name" in x` and `const { name } = x`. */
function findHolder(name: ts.Identifier | ts.StringLiteral): ts.Node | undefined {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent) && parent.name === name) return parent.expression;
  if (isIn(parent) && ts.isStringLiteral(name)) return parent.right;
  const isTaken = ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === name;
  return isTaken ? parent.parent : undefined;
}

function placesOf(owner: string, member: string, suffix: string): string[][] {
  const name = RENAMED.reduce((text, [pattern, other]) => text.replace(pattern, other), owner);
  return [
    ["api", name, member + suffix],
    ["javascript", "builtins", name, member],
    ["javascript", "builtins", "Intl", name, member],
  ];
}

/** Follows imports as far as they are sent. Packages see to their browser support themselves. */
function listReached(program: ts.Program, roots: readonly string[]): Iterable<ts.SourceFile> {
  const reached = new Set<ts.SourceFile>();
  const add = (path: string): void => {
    const source = program.getSourceFile(path);
    if (!source || reached.has(source) || NEVER_SENT.test(path)) return;
    reached.add(source);
    for (const specifier of listImports(source)) {
      const options = program.getCompilerOptions();
      const { resolvedModule } = ts.resolveModuleName(specifier, path, options, ts.sys);
      if (resolvedModule?.isExternalLibraryImport === false) add(resolvedModule.resolvedFileName);
    }
  };
  for (const root of roots) add(root);
  return reached;
}

function listImports(source: ts.SourceFile): string[] {
  const found: (ts.Expression | undefined)[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly)
      found.push(node.moduleSpecifier);
    if (ts.isExportDeclaration(node) && !node.isTypeOnly) found.push(node.moduleSpecifier);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      found.push(node.arguments[0]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.flatMap((place) => (place && ts.isStringLiteral(place) ? [place.text] : []));
}
