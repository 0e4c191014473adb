import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import ts from "typescript";
import type { TestProject } from "vitest/node";

/** A value may be any of these kinds; `is` names a shape. */
export type Kind =
  | { kind: "string" | "number" | "boolean" | "null" | "anything" }
  | { kind: "literal"; value: string | number | boolean }
  | { kind: "array" | "map"; of: Kind[] }
  | { kind: "is"; shape: string };
export type Shape = Record<string, { isOptional: boolean; kinds: Kind[] }>;

const RESOURCES = resolve("node_modules/stripe/esm/resources");
const OBJECTS = {
  "billing_portal.session": ["BillingPortal/Sessions", "Session"],
  charge: ["Charges", "Charge"],
  "checkout.session": ["Checkout/Sessions", "Session"],
  customer: ["Customers", "Customer"],
  dispute: ["Disputes", "Dispute"],
  event: ["Events", "EventBase"],
  invoice: ["Invoices", "Invoice"],
  invoice_payment: ["InvoicePayments", "InvoicePayment"],
  item: ["LineItems", "LineItem"],
  line_item: ["InvoiceLineItems", "InvoiceLineItem"],
  payment_intent: ["PaymentIntents", "PaymentIntent"],
  payment_method: ["PaymentMethods", "PaymentMethod"],
  price: ["Prices", "Price"],
  product: ["Products", "Product"],
  refund: ["Refunds", "Refund"],
  subscription: ["Subscriptions", "Subscription"],
} as const;

const TEXT: Kind[] = [{ kind: "string" }];
/** What is not told by an interface of the file it stands in. A decimal travels as text. */
const KNOWN: Record<string, Kind[]> = {
  Decimal: TEXT,
  Metadata: [{ kind: "map", of: TEXT }],
  OtherString: [],
  Record: [{ kind: "anything" }],
  unknown: [{ kind: "anything" }],
};

type File = {
  declared: Map<string, ts.InterfaceDeclaration | ts.TypeAliasDeclaration>;
  imported: Map<string, { path: string; name: string }>;
};

/** What the SDK's types say of each object: its fields, and which of them are always there. */
export function readShapes() {
  const files = new Map<string, File>();
  const shapes: Record<string, Shape> = {};

  const open = (path: string): File => {
    const known = files.get(path);
    if (known !== undefined) return known;
    const file = readFile(path);
    files.set(path, file);
    return file;
  };

  const find = (path: string, scope: string[], name: string) => {
    const { declared, imported } = open(path);
    for (let depth = scope.length; depth >= 0; depth -= 1) {
      const full = [...scope.slice(0, depth), name].join(".");
      if (declared.has(full)) return { path, full };
    }
    const [first = "", ...rest] = name.split(".");
    const origin = imported.get(first);
    if (origin === undefined) return null;
    return { path: origin.path, full: [origin.name, ...rest].join(".") };
  };

  const readReference = (path: string, scope: string[], node: ts.TypeReferenceNode): Kind[] => {
    const name = node.typeName.getText();
    const [argument] = node.typeArguments ?? [];
    if (name === "Array" && argument)
      return [{ kind: "array", of: readKinds(path, scope, argument) }];
    if (name === "ApiList" && argument) return [addList(readKinds(path, scope, argument))];
    const known = KNOWN[name];
    if (known !== undefined) return known;
    const found = find(path, scope, name);
    const declaration = found === null ? undefined : open(found.path).declared.get(found.full);
    if (found === null || declaration === undefined) return [{ kind: "anything" }];
    if (ts.isInterfaceDeclaration(declaration)) {
      return [{ kind: "is", shape: addShape(found.path, found.full) }];
    }
    return readKinds(found.path, found.full.split(".").slice(0, -1), declaration.type);
  };

  const readKinds = (path: string, scope: string[], node: ts.TypeNode): Kind[] => {
    if (ts.isUnionTypeNode(node)) return node.types.flatMap((type) => readKinds(path, scope, type));
    if (ts.isTypeReferenceNode(node)) return readReference(path, scope, node);
    if (ts.isLiteralTypeNode(node)) {
      const text = node.literal.getText();
      if (text === "null") return [{ kind: "null" }];
      return [{ kind: "literal", value: JSON.parse(text.replaceAll("'", '"')) }];
    }
    if (ts.isTypeLiteralNode(node)) {
      const [member] = node.members;
      const of =
        member !== undefined && ts.isIndexSignatureDeclaration(member)
          ? readKinds(path, scope, member.type)
          : [];
      return [{ kind: "map", of }];
    }
    const simple = ["string", "number", "boolean"].find((kind) => kind === node.getText());
    return simple === undefined ? [{ kind: "anything" }] : [{ kind: simple as "string" }];
  };

  const addList = (of: Kind[]): Kind => {
    const shape = `list of ${JSON.stringify(of)}`;
    shapes[shape] = {
      object: { isOptional: false, kinds: [{ kind: "literal", value: "list" }] },
      data: { isOptional: false, kinds: [{ kind: "array", of }] },
      has_more: { isOptional: false, kinds: [{ kind: "boolean" }] },
      url: { isOptional: false, kinds: TEXT },
    };
    return { kind: "is", shape };
  };

  const addShape = (path: string, full: string): string => {
    const key = `${path.slice(RESOURCES.length + 1)}:${full}`;
    const declaration = open(path).declared.get(full);
    if (shapes[key] !== undefined || !declaration || !ts.isInterfaceDeclaration(declaration))
      return key;
    const shape: Shape = {};
    shapes[key] = shape;
    const scope = full.split(".").slice(0, -1);
    for (const member of declaration.members) {
      if (!ts.isPropertySignature(member) || member.type === undefined) continue;
      shape[member.name.getText()] = {
        isOptional: member.questionToken !== undefined,
        kinds: readKinds(path, scope, member.type),
      };
    }
    return key;
  };

  const objects = Object.entries(OBJECTS).map(([object, [file, name]]) => [
    object,
    addShape(`${RESOURCES}/${file}.d.ts`, name),
  ]);
  return { objects: Object.fromEntries(objects) as Record<string, string>, shapes };
}

function readFile(path: string): File {
  const file: File = { declared: new Map(), imported: new Map() };
  const source = ts.createSourceFile(
    path,
    readFileSync(path, "utf8"),
    ts.ScriptTarget.Latest,
    true,
  );
  const visit = (node: ts.Node, scope: string[]): void => {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
      file.declared.set([...scope, node.name.text].join("."), node);
    } else if (ts.isModuleDeclaration(node) && node.body && ts.isModuleBlock(node.body)) {
      for (const inner of node.body.statements) visit(inner, [...scope, node.name.text]);
    } else if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const from = resolve(dirname(path), node.moduleSpecifier.text.replace(/\.js$/, ".d.ts"));
      const names = node.importClause?.namedBindings;
      if (names === undefined || !ts.isNamedImports(names)) return;
      for (const { name, propertyName } of names.elements) {
        file.imported.set(name.text, { path: from, name: (propertyName ?? name).text });
      }
    }
  };
  for (const statement of source.statements) visit(statement, []);
  return file;
}

export default function provideShapes({ provide }: TestProject): void {
  provide("stripeShapes", readShapes());
}

declare module "vitest" {
  export interface ProvidedContext {
    stripeShapes: ReturnType<typeof readShapes>;
  }
}
