/** For tests: an account at Cloudflare that answers as the installed wrangler prints, and one at Stripe. */
import { readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { parse } from "smol-toml";
import type { ToolResult } from "../tool.ts";
import type { Wrangler } from "./cloudflare.ts";
import type { StripeAccount } from "./world.ts";

type Version = { id: string; tag: string; secrets: Record<string, string>; database?: string };
type Worker = { versions: Version[]; current: Version };

const good = (output: unknown): ToolResult => ({
  ok: true,
  output: typeof output === "string" ? output : JSON.stringify(output, null, 2),
});
const bad = (output: string): ToolResult => ({ ok: false, output: `✘ [ERROR] ${output}` });
const apiError = (message: string, code: number): ToolResult =>
  bad(`A request to the Cloudflare API (/accounts/1/…) failed.\n\n  ${message} [code: ${code}]`);

const ACTS =
  /^(?:(?:d1|r2 bucket|queues) create|r2 bucket (?:lock|lifecycle) add|secret delete|d1 execute .*--file|r2 object put|deploy|rollback) /;

export class CloudflareStandIn {
  readonly databases = new Map<string, string[]>();
  readonly buckets = new Set<string>();
  readonly queues = new Set<string>();
  /** Of databases and queues: a new one each time that something of this name is created. */
  readonly ids = new Map<string, string>();
  /** Rules of buckets, with their kind and name. */
  readonly rules = new Set<string>();
  readonly objects = new Map<string, string>();
  readonly workers = new Map<string, Worker>();
  /** The worker that reads all queues. */
  consumer = "kindling-jobs";
  /** What the database says about the product, and its size. */
  facts: object = {};
  accounts: readonly { id: string; name: string }[] = [{ id: "a".repeat(32), name: "Elm Books" }];
  /** What the database holds. */
  exported = `CREATE TABLE orders (id text);\nINSERT INTO "orders" ("id") VALUES('1');`;
  /** What was imported last, in a database of its own. */
  imported = new DatabaseSync(":memory:");
  /** All that wrangler was called with. */
  readonly calls: string[] = [];
  /** Whether a call fails, and if so before or after it has done its work. */
  fault: (call: string) => "before" | "after" | null = () => null;
  #made = 0;

  readonly wrangler: Wrangler = async (args) => {
    const call = args.join(" ");
    this.calls.push(call);
    const when = this.fault(call);
    if (when === "before") return bad("fetch failed");
    const result = this.#answer(args);
    return when === "after" ? bad("fetch failed") : result;
  };

  /** The calls that changed something. */
  readActs = (): string[] => this.calls.filter((call) => ACTS.test(call));

  readSecrets = (worker: string) => this.workers.get(worker)?.current.secrets ?? {};

  #answer(args: readonly string[]): ToolResult {
    const [first = "", second = "", third = "", fourth = ""] = args;
    const option = (name: string) => args[args.indexOf(`--${name}`) + 1] ?? "";
    switch (args.slice(0, first === "r2" ? 3 : 2).join(" ")) {
      case "whoami --json":
        return good({ loggedIn: true, authType: "OAuth Token", accounts: this.accounts });
      case "d1 list":
        return good([...this.databases.keys()].map((name) => ({ uuid: this.#idOf(name), name })));
      case "d1 create":
        this.databases.set(third, []);
        this.#giveId(third);
        return good(`✅ Successfully created DB '${third}'`);
      case "d1 execute":
        if (args.includes("--file")) return this.#import(option("config"), option("file"));
        if (option("command").includes("sqlite_schema")) return this.#listTables(option("config"));
        return option("command").includes("d1_migrations")
          ? this.#readMigrations(option("config"))
          : good([{ results: [this.facts], meta: { size_after: 8_192 }, success: true }]);
      case "d1 time-travel":
        return good({ bookmark: "00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683" });
      case "queues info":
        return this.queues.has(third)
          ? good(
              `Queue Name: ${third}\nQueue ID: ${this.#idOf(third)}\nNumber of Consumers: 1\nConsumers: worker:${this.consumer}`,
            )
          : bad(`Queue "${third}" does not exist. To create it, run: wrangler queues create`);
      case "queues create":
        this.queues.add(third);
        this.#giveId(third);
        return good(`✅ Created queue '${third}'`);
      case "r2 bucket list":
        return good(
          `Listing buckets...\n${[...this.buckets].map((one) => `name:           ${one}`).join("\n")}`,
        );
      case "r2 bucket create":
        this.buckets.add(fourth);
        return good(`✅ Created bucket '${fourth}'`);
      case "r2 bucket lock":
      case "r2 bucket lifecycle":
        return this.#rule(third, fourth, args[4] ?? "", args[5] ?? "");
      case "d1 export":
        writeFileSync(option("output"), this.exported);
        return good("Done!");
      case "r2 object put":
        this.objects.set(fourth, readFileSync(option("file"), "latin1"));
        return good("Upload complete.");
      case "r2 object get":
        return this.#getObject(fourth, option("file"));
      case "secret list":
        return this.#find(option("name"), ({ current }) =>
          good(Object.keys(current.secrets).map((name) => ({ name, type: "secret_text" }))),
        );
      case "secret delete":
        return this.#find(option("name"), (worker) => {
          const { [third]: _, ...secrets } = worker.current.secrets;
          worker.current = {
            ...worker.current,
            id: `no-${third}-${++this.#made}`,
            tag: "",
            secrets,
          };
          worker.versions.push(worker.current);
          return good(`✨ Success! Deleted secret ${third}`);
        });
      case "deployments status":
        return this.#find(option("name"), ({ current }) =>
          good({ id: "d", versions: [{ version_id: current.id, percentage: 100 }] }),
        );
      case "versions view":
        return this.#find(option("name"), ({ versions }) => {
          const found = versions.find(({ id }) => id === third);
          return good({ id: third, annotations: { "workers/tag": found?.tag } });
        });
      default:
        if (first === "deploy") return this.#deploy(option);
        if (first === "rollback") return this.#rollBack(option("name"), second);
        return bad(`Unknown arguments: ${args.join(", ")}`);
    }
  }

  #rule(kind: string, verb: string, bucket: string, name: string): ToolResult {
    if (!this.buckets.has(bucket)) return bad("The specified bucket does not exist.");
    if (verb === "add") this.rules.add(`${bucket} ${kind} ${name}`);
    const found = [...this.rules].filter((rule) => rule.startsWith(`${bucket} ${kind} `));
    return good(
      found.map((rule) => `name:       ${rule.split(" ")[2]}\nenabled:    Yes`).join("\n"),
    );
  }

  #find(name: string, answer: (worker: Worker) => ToolResult): ToolResult {
    const worker = this.workers.get(name);
    return worker ? answer(worker) : apiError("This Worker does not exist on your account.", 10007);
  }

  #idOf = (name: string): string => this.ids.get(name) ?? "1";
  #giveId = (name: string) => this.ids.set(name, `${++this.#made}`);

  #readDatabase(config: string) {
    const { d1_databases } = parse(readFileSync(config, "utf8"));
    const [database] = d1_databases as { database_name: string; database_id?: string }[];
    return { name: database?.database_name ?? "", id: database?.database_id };
  }

  #readMigrations(config: string): ToolResult {
    const applied = this.databases.get(this.#readDatabase(config).name);
    if (applied === undefined) return bad("Couldn't find a D1 DB named 'x' (bound as 'DB')");
    if (applied.length === 0) return apiError("no such table: d1_migrations: SQLITE_ERROR", 7500);
    return good([{ results: applied.map((name) => ({ name })), success: true }]);
  }

  #listTables(config: string): ToolResult {
    const applied = this.databases.get(this.#readDatabase(config).name) ?? [];
    return good([{ results: applied.slice(0, 1).map(() => ({ name: "d1_migrations" })) }]);
  }

  #import(config: string, file: string): ToolResult {
    const { name } = this.#readDatabase(config);
    this.imported = new DatabaseSync(":memory:");
    this.imported.exec(readFileSync(file, "utf8"));
    const rows = this.imported.prepare("select name from d1_migrations order by id").all();
    this.databases.set(
      name,
      rows.map((row) => String(row["name"])),
    );
    return good("🌀 Processed");
  }

  #getObject(path: string, file: string): ToolResult {
    const found = this.objects.get(path);
    if (found === undefined) return bad("The specified key does not exist.");
    writeFileSync(file, found, "latin1");
    return good("Download complete.");
  }

  #deploy(option: (name: string) => string): ToolResult {
    const config = parse(readFileSync(option("config"), "utf8"));
    const given = JSON.parse(readFileSync(option("secrets-file"), "utf8"));
    const name = String(config["name"]);
    const known = this.workers.get(name);
    const secrets = { ...known?.current.secrets, ...given };
    const { required } = config["secrets"] as { required: string[] };
    const missing = required.filter((one) => !(one in secrets));
    if (missing.length > 0) {
      return bad(`The following required secrets have not been set: ${missing.join(", ")}`);
    }
    const database = this.#bind(this.#readDatabase(option("config")), known?.current);
    if (database === null) return apiError("The database could not be found", 7404);
    const id = `0000000${++this.#made}-0000-4000-8000-00000000000${this.workers.size}`;
    const version = { id, tag: option("tag"), secrets, database };
    this.workers.set(name, { versions: [...(known?.versions ?? []), version], current: version });
    return good(`Uploaded ${name} (3.12 sec)\nCurrent Version ID: ${id}`);
  }

  /** Without an id wrangler looks first for the database that the worker has, and fails if that is gone. */
  #bind({ name, id }: { name: string; id: string | undefined }, before?: Version): string | null {
    const there = this.databases.has(name) ? this.#idOf(name) : null;
    return (id ?? before?.database ?? there) === there ? there : null;
  }

  #rollBack(name: string, id: string): ToolResult {
    return this.#find(name, (worker) => {
      worker.current = worker.versions.find((version) => version.id === id) ?? worker.current;
      return good(`Current Version ID: ${id}`);
    });
  }
}

/** An account that lacks everything until it is set up. */
export class StripeStandIn implements StripeAccount {
  endpoints: string[] = [];
  isComplete = false;
  /** Whether a call fails, and if so before or after it has done its work. */
  fault: "before" | "after" | null = null;
  changes = 0;

  check = async () => {
    if (this.endpoints.length === 0) return ["No webhook endpoint for https://…"];
    return this.isComplete ? [] : ["No configuration of the customer portal"];
  };

  readPortal = async () => (this.isComplete ? "bpc_1Kindling" : null);

  setUp = async (keepSecret: (secret: string) => void) => {
    if (this.fault === "before")
      throw new Error("An error occurred with our connection to Stripe.");
    if (this.endpoints.length === 0) this.#addEndpoint(keepSecret);
    if (this.fault === "after") throw new Error("An error occurred with our connection to Stripe.");
    this.isComplete = true;
    return ["we_1: webhook endpoint", "bpc_1Kindling: customer portal"];
  };

  replaceWebhook = async (keepSecret: (secret: string) => void) => {
    this.endpoints = [];
    this.#addEndpoint(keepSecret);
  };

  #addEndpoint(keepSecret: (secret: string) => void) {
    this.changes += 1;
    const secret = `whsec_9fK2mQz7Xb1TnR4vLc8YpD3sWj6H${this.changes}`;
    this.endpoints.push(secret);
    keepSecret(secret);
  }
}
