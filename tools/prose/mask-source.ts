import ts from "typescript";

/** Blanks out all of a source that nobody reads, so that each text stays on its line and in its column. */
export function maskSource(path: string, source: string): string {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const isShown = new Uint8Array(source.length);
  const visit = (node: ts.Node): void => {
    if (isText(node)) {
      const start = node.getStart(file);
      const end = node.getEnd();
      // A word alone is a key.
      if (/\S\s+\S/.test(source.slice(start, end))) isShown.fill(1, start, end);
    }
    node.forEachChild(visit);
  };
  visit(file);
  return source.replace(/[^\n]/g, (character, at: number) => (isShown[at] ? character : " "));
}

export function isText(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return true;
  const { kind, parent } = node;
  const isLiteral = ts.isStringLiteralLike(node) && !ts.isLiteralTypeNode(parent);
  const isPart = kind >= ts.SyntaxKind.TemplateHead && kind <= ts.SyntaxKind.TemplateTail;
  if (!isLiteral && !isPart) return false;
  const isName = ts.isPropertyAssignment(parent) && parent.name === node;
  return !isName && !ts.isImportDeclaration(parent) && !ts.isExportDeclaration(parent);
}
