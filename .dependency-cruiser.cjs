/**
 * Who may import whom. `OWNERS` and `ROOMS` are the law; everything below turns the law into rules.
 * Paths are regular expressions.
 */
const SHARED = "funnels/shared/";
/** A service keeps its content to itself. */
const service = (owner) => `${owner}/(?:rules|screens|server)/`;

/** Under `app/`, each owner has the same rooms: content, rules, screens, server. It may use its own, and: */
const OWNERS = {
  funnel: {
    path: "funnels/(?!shared/)[^/]+/",
    // The numbers of help lines stand in reports and mails, too.
    may: [SHARED, service("orders"), service("subscriptions"), "help/"],
  },
  shared: { path: SHARED, may: [] },
  orders: { path: "orders/", may: [SHARED, service("billing")] },
  subscriptions: { path: "subscriptions/", may: [SHARED, service("billing")] },
  billing: { path: "billing/", may: [] },
  privacy: { path: "privacy/", may: [SHARED] },
  help: { path: "help/", may: [SHARED] },
  health: { path: "health/", may: [] },
  reviews: { path: "reviews/", may: [SHARED] },
  // What the console shows, and what it does for people, as the other owners do. Only the console's worker uses it.
  owner: {
    path: "owner/",
    may: [SHARED, ...["orders", "subscriptions", "privacy", "reviews"].map(service)],
  },
};
const ANY_OWNER = `(?:${Object.values(OWNERS)
  .map(({ path }) => path)
  .join("|")})`;
const every = (room) => `app/${ANY_OWNER}${room}/`;
/** The texts of rooms below the owners, which have content folders as the owners do. */
const WORDS_BELOW = "app/(?:design|email|files|payments|platform)/content/";
const CONTENT = `(?:${every("content")}|${WORDS_BELOW})`;

const DOMAIN = "app/domain/";
const DESIGN = "app/design/";
/** The colours as plain values, for print and mail. */
const PALETTE = "app/design/palette\\.ts$";
const PLATFORM = "app/platform/";
const DATA = "app/data/";
const PAYMENTS = "app/payments/";
const EMAIL = "app/email/";
const PRESS = "packages/press/";
const LOCAL_STRIPE = "packages/local-stripe/";
const FILES = "app/files/";
/** The reports that the jobs worker prints for one order are composed where their manuscripts are. */
const PRINTED_FOR_ORDERS = "products/dating-reports/";
const ENTRIES =
  "app/(?:(?:root|entry\\.client|entry\\.server|route-styles|routes)\\.tsx?|[^/]+\\.d\\.ts)$";
const SANDBOX = "workers/sandbox/";
const CONSOLE = "workers/console/";
const WORKERS = "workers/(?!sandbox/|console/)";
/** Others may use the rules that compute the console's figures; the rest of app/owner is for the console alone. */
const OF_THE_CONSOLE = [CONSOLE, "app/owner/(?:screens|server)/"];

const ROUTES_MAY = [
  ...["server", "screens", "rules", "content"].map(every),
  ...[DOMAIN, DESIGN, PLATFORM],
];

/** Each room may import itself, and: */
const ROOMS = {
  domain: { path: DOMAIN, may: [] },
  design: { path: DESIGN, may: [] },
  platform: { path: PLATFORM, may: [DOMAIN] },
  data: { path: DATA, may: [DOMAIN] },
  payments: { path: PAYMENTS, may: [DOMAIN, PLATFORM] },
  files: { path: FILES, may: [DOMAIN, PLATFORM] },
  email: { path: EMAIL, may: [DOMAIN, PLATFORM, DATA, PALETTE] },
  press: { path: PRESS, may: [] },
  "local-stripe": { path: LOCAL_STRIPE, may: [] },
  content: { path: CONTENT, may: [DOMAIN] },
  rules: { path: every("rules"), may: [every("content"), DOMAIN] },
  server: {
    path: every("server"),
    may: [
      ...[every("rules"), every("content"), DATA, PAYMENTS, EMAIL, FILES, PRESS, PALETTE],
      ...[DOMAIN, PLATFORM],
    ],
  },
  screens: { path: every("screens"), may: [every("rules"), every("content"), DOMAIN, DESIGN] },
  routes: { path: "app/routes/", may: ROUTES_MAY },
  entries: { path: ENTRIES, may: ROUTES_MAY },
  workers: {
    path: WORKERS,
    may: [
      ...[every("server"), PAYMENTS, EMAIL, FILES, PRESS, DATA, PLATFORM, DOMAIN],
      PRINTED_FOR_ORDERS,
    ],
  },
  console: {
    path: CONSOLE,
    may: [
      ...["screens", "rules", "server"].map((room) => `app/owner/${room}/`),
      "app/health/server/(?:note-refusal|answer-health)\\.ts$",
      // An erasure ends at Stripe what can still be paid.
      "app/(?:billing|orders|subscriptions)/server/(?:stripe-sync|sync-order|sync-trial)\\.ts$",
      ...[PAYMENTS, EMAIL, FILES, DATA, PLATFORM, DOMAIN],
    ],
  },
  sandbox: { path: SANDBOX, may: [LOCAL_STRIPE, DOMAIN] },
  products: {
    path: "products/",
    may: [PRESS, DESIGN, DOMAIN, every("content"), every("rules")],
  },
};

/** Packages that only some rooms may import. */
const PACKAGES = {
  drizzle: { names: "drizzle-orm|drizzle-kit", only: [DATA, "drizzle\\.config\\.ts$"] },
  stripe: { names: "stripe", only: [PAYMENTS, LOCAL_STRIPE, SANDBOX] },
  pdfkit: { names: "pdfkit", only: [PRESS] },
  "stripe-js": { names: "@stripe/stripe-js", only: ["app/orders/screens/", LOCAL_STRIPE] },
  react: {
    names: "react|react-dom",
    only: [every("screens"), DESIGN, "app/routes/", `${EMAIL}templates/`, ENTRIES, CONSOLE],
  },
  remix: {
    names: "@remix-run/[^/]+",
    only: [
      ...["app/routes/", every("screens"), ENTRIES, PLATFORM, "workers/web/"],
      ...["vite\\.config\\.ts$", "remix\\.config\\.js$"],
    ],
  },
  jose: { names: "jose", only: [CONSOLE] },
  "simple-statistics": { names: "simple-statistics", only: ["^app/owner/server/experiment"] },
  "vanilla-extract": {
    names: "@vanilla-extract/[^/]+",
    only: [".+\\.css\\.ts$", "vite\\.config\\.ts$"],
  },
};

const PROJECT = "^(?:app|workers|packages|tools|tests|bench|build|migrations|products)/";
const TESTS = "\\.test\\.tsx?$|^tests/|^packages/[^/]+/testing/";

const start = (path) => `^${path}`;
const isPackage = (names) => `(?:^|node_modules/)(?:@types/)?(?:${names})(?:/|$)`;

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

const roomRules = Object.entries(ROOMS).map(([room, { path, may }]) =>
  rule(
    `${room}-imports-only-what-it-may`,
    "See ROOMS in .dependency-cruiser.cjs.",
    { path: start(path), pathNot: TESTS },
    { path: PROJECT, pathNot: [path, ...may].map(start) },
  ),
);

const ownerRules = Object.entries(OWNERS).map(([owner, { path, may }]) =>
  rule(
    `${owner}-uses-only-the-owners-it-may`,
    "See OWNERS in .dependency-cruiser.cjs. What several funnels share lives in app/funnels/shared.",
    { path: `^app/(${path})` },
    { path: `^app/${ANY_OWNER}`, pathNot: ["^app/$1", ...may.map((used) => `^app/${used}`)] },
  ),
);

const packageRules = Object.entries(PACKAGES).map(([name, { names, only }]) =>
  rule(
    `${name}-has-its-place`,
    `Only these may import it: ${only.join(", ")}`,
    { path: PROJECT, pathNot: [TESTS, "^(?:tools|bench)/", ...only.map(start)] },
    { path: isPackage(names) },
  ),
);

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    ...roomRules,
    ...ownerRules,
    ...packageRules,
    rule(
      "local-stripe-takes-only-types-of-stripe",
      "A double that shared the SDK's code would share its mistakes.",
      { path: [LOCAL_STRIPE, SANDBOX].map(start), pathNot: TESTS },
      { path: isPackage("stripe"), dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "pure-rooms-take-only-zod",
      "Domain, rules and content work on plain values.",
      {
        path: [DOMAIN, every("rules"), CONTENT].map(start),
        pathNot: TESTS,
      },
      { pathNot: ["^app/", isPackage("zod")] },
    ),
    rule(
      "what-is-paid-for-stays-on-the-server",
      "A browser that has these texts need not pay for them: they come in a response from the server.",
      {
        path: "^app/",
        pathNot: [
          TESTS,
          start(every("server")),
          "^app/funnels/life-assessment/content/(?:courses|plan|report)/",
          "^app/funnels/dating-quiz/content/life-guides\\.ts$",
        ],
      },
      {
        path: [
          "^app/funnels/life-assessment/content/(?:(?:areas|sub-dimensions)\\.ts$|courses/|plan/|report/)",
          "^app/funnels/dating-quiz/content/(?:life-)?guides\\.ts$",
        ],
      },
    ),
    rule(
      "only-the-jobs-worker-prints",
      "The press is larger than the whole web worker: a page leaves a file to be printed and sends what is stored.",
      {
        path: ["^app/routes/", start(ENTRIES), "^workers/(?:web|stripe-webhook)/"],
      },
      { path: [start(PRESS), isPackage("pdfkit")], reachable: true },
    ),
    rule(
      "the-console-stays-behind-its-locks",
      "What only the owner may see is in no bundle that the public gets, and in no worker that the public reaches.",
      { path: "^(?:app|workers)/", pathNot: [TESTS, ...OF_THE_CONSOLE.map(start)] },
      { path: OF_THE_CONSOLE.map(start) },
    ),
    rule(
      "production-knows-no-tests",
      "Tests, tools and measurements are not shipped.",
      { path: "^(?:app|workers|packages)/", pathNot: TESTS },
      { path: [TESTS, "^(?:tools|bench)/"] },
    ),
    rule("no-cycles", "Move what both need below them.", {}, { circular: true }),
    rule(
      "every-import-is-found",
      "An import that does not resolve would escape every rule above.",
      { path: "^(?:app|workers|packages)/" },
      { couldNotResolve: true, pathNot: ["^virtual:", "^cloudflare:"] },
    ),
  ],
  required: [
    {
      name: "a-new-folder-is-a-decision",
      comment: "Add it to ROOMS in .dependency-cruiser.cjs and write the decision down.",
      severity: "error",
      module: {
        path: "^(?:app|workers|packages)/",
        pathNot: Object.values(ROOMS).map(({ path }) => start(path)),
      },
      // No module has this name, so a file outside every room fails.
      to: { path: "^a room of the table$" },
    },
  ],
  options: {
    doNotFollow: { path: ["node_modules", "^build/"] },
    exclude: { path: "^(?:\\.wrangler|test-results)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      mainFields: ["module", "main", "types"],
    },
  },
};
