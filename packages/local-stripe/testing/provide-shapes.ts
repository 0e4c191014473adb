import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import ts from "typescript";
import type { TestProject } from "vitest/node";

/** A type of a value; `is` refers to a shape by name. */
export type Kind =
  | { kind: "string" | "number" | "boolean" | "null" | "anything" }
  | { kind: "literal"; value: string | number | boolean }
  | { kind: "array" | "map"; of: Kind[] }
  | { kind: "is"; shape: string };
export type Shape = Record<string, { isOptional: boolean; kinds: Kind[] }>;

const RESOURCES = resolve(import.meta.dirname, "../../../node_modules/stripe/esm/resources");
const OBJECTS = {
  balance_transaction: ["BalanceTransactions", "BalanceTransaction"],
  "billing_portal.configuration": ["BillingPortal/Configurations", "Configuration"],
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
  payment_method_domain: ["PaymentMethodDomains", "PaymentMethodDomain"],
  price: ["Prices", "Price"],
  product: ["Products", "Product"],
  refund: ["Refunds", "Refund"],
  subscription: ["Subscriptions", "Subscription"],
  "test_helpers.test_clock": ["TestHelpers/TestClocks", "TestClock"],
  webhook_endpoint: ["WebhookEndpoints", "WebhookEndpoint"],
} as const;

/** The parameter types of each call, by resource file. */
const CALLS = {
  "BillingPortal/Configurations": {
    "GET /v1/billing_portal/configurations": "BillingPortal.ConfigurationListParams",
    "POST /v1/billing_portal/configurations": "BillingPortal.ConfigurationCreateParams",
    "POST /v1/billing_portal/configurations/:id": "BillingPortal.ConfigurationUpdateParams",
  },
  "BillingPortal/Sessions": {
    "POST /v1/billing_portal/sessions": "BillingPortal.SessionCreateParams",
  },
  "Checkout/Sessions": {
    "GET /v1/checkout/sessions": "Checkout.SessionListParams",
    "GET /v1/checkout/sessions/:id/line_items": "Checkout.SessionListLineItemsParams",
    "POST /v1/checkout/sessions": "Checkout.SessionCreateParams",
    "POST /v1/checkout/sessions/:id/expire": "Checkout.SessionExpireParams",
  },
  Charges: { "GET /v1/charges": "ChargeListParams" },
  Customers: {
    "DELETE /v1/customers/:id": "CustomerDeleteParams",
    "GET /v1/customers": "CustomerListParams",
    "POST /v1/customers": "CustomerCreateParams",
    "POST /v1/customers/:id": "CustomerUpdateParams",
  },
  Accounts: { "GET /v1/account": "AccountRetrieveCurrentParams" },
  Disputes: {
    "GET /v1/disputes": "DisputeListParams",
    "POST /v1/disputes/:id": "DisputeUpdateParams",
    "POST /v1/disputes/:id/close": "DisputeCloseParams",
  },
  Events: { "GET /v1/events": "EventListParams" },
  Invoices: {
    "GET /v1/invoices": "InvoiceListParams",
    "POST /v1/invoices/:id": "InvoiceUpdateParams",
    "POST /v1/invoices/:id/pay": "InvoicePayParams",
    "POST /v1/invoices/:id/void": "InvoiceVoidInvoiceParams",
    "POST /v1/invoices/create_preview": "InvoiceCreatePreviewParams",
  },
  PaymentIntents: {
    "GET /v1/payment_intents": "PaymentIntentListParams",
    "POST /v1/payment_intents": "PaymentIntentCreateParams",
    "POST /v1/payment_intents/:id": "PaymentIntentUpdateParams",
    "POST /v1/payment_intents/:id/cancel": "PaymentIntentCancelParams",
    "POST /v1/payment_intents/:id/confirm": "PaymentIntentConfirmParams",
  },
  PaymentMethodDomains: {
    "GET /v1/payment_method_domains": "PaymentMethodDomainListParams",
    "POST /v1/payment_method_domains": "PaymentMethodDomainCreateParams",
    "POST /v1/payment_method_domains/:id": "PaymentMethodDomainUpdateParams",
  },
  PaymentMethods: { "POST /v1/payment_methods/:id/attach": "PaymentMethodAttachParams" },
  Prices: {
    "GET /v1/prices": "PriceListParams",
    "POST /v1/prices": "PriceCreateParams",
    "POST /v1/prices/:id": "PriceUpdateParams",
  },
  Products: {
    "GET /v1/products": "ProductListParams",
    "POST /v1/products": "ProductCreateParams",
    "POST /v1/products/:id": "ProductUpdateParams",
  },
  Refunds: {
    "GET /v1/refunds": "RefundListParams",
    "POST /v1/refunds": "RefundCreateParams",
  },
  Subscriptions: {
    "DELETE /v1/subscriptions/:id": "SubscriptionCancelParams",
    "GET /v1/subscriptions": "SubscriptionListParams",
    "POST /v1/subscriptions": "SubscriptionCreateParams",
    "POST /v1/subscriptions/:id": "SubscriptionUpdateParams",
  },
  "TestHelpers/TestClocks": {
    "DELETE /v1/test_helpers/test_clocks/:id": "TestHelpers.TestClockDeleteParams",
    "POST /v1/test_helpers/test_clocks": "TestHelpers.TestClockCreateParams",
    "POST /v1/test_helpers/test_clocks/:id/advance": "TestHelpers.TestClockAdvanceParams",
  },
  WebhookEndpoints: {
    "DELETE /v1/webhook_endpoints/:id": "WebhookEndpointDeleteParams",
    "GET /v1/webhook_endpoints": "WebhookEndpointListParams",
    "POST /v1/webhook_endpoints": "WebhookEndpointCreateParams",
    "POST /v1/webhook_endpoints/:id": "WebhookEndpointUpdateParams",
  },
};

const TEXT: Kind[] = [{ kind: "string" }];
/** Types that are not interfaces of their own file. Decimals are strings on the wire. */
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

/** The fields of each object and parameter by the SDK's type declarations, and which are required. */
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
  const readNames = (path: string, full: string): Record<string, { isOptional: boolean }> => {
    const declaration = open(path).declared.get(full);
    if (!declaration || !ts.isInterfaceDeclaration(declaration)) {
      throw new Error(`The SDK has no ${full} in ${path}.`);
    }
    const parents = declaration.heritageClauses?.flatMap(({ types }) => [...types]) ?? [];
    const inherited = parents.flatMap(({ expression }) => {
      const found = find(path, [], expression.getText());
      return found === null ? [] : [readNames(found.path, found.full)];
    });
    const own = declaration.members
      .filter(ts.isPropertySignature)
      .map((member) => [member.name.getText(), { isOptional: member.questionToken !== undefined }]);
    return Object.assign({}, ...inherited, Object.fromEntries(own));
  };

  const calls = Object.entries(CALLS).flatMap(([file, params]) =>
    Object.entries(params).map(([call, name]) => [
      call,
      readNames(`${RESOURCES}/${file}.d.ts`, name),
    ]),
  );
  return {
    objects: Object.fromEntries(objects) as Record<string, string>,
    shapes,
    calls: Object.fromEntries(calls) as Record<string, ReturnType<typeof readNames>>,
  };
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
