/** For tests: an account at Cloudflare that answers as the installed wrangler prints, and one at Stripe. */
import { readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { parse } from "smol-toml";
import type { ToolResult } from "../tool.ts";
import type { Wrangler } from "./cloudflare.ts";
import type { StripeAccount } from "./world.ts";

type Version = { id: string; tag: string; secrets: Record<string, string>; database: string };
type Database = { id: string; content: DatabaseSync };

const good = (output: unknown): ToolResult => ({
  ok: true,
  output: typeof output === "string" ? output : JSON.stringify(output, null, 2),
});
const bad = (output: string): ToolResult => ({ ok: false, output: `✘ [ERROR] ${output}` });

const ACTS =
  /^(?:(?:d1|r2 bucket|queues) create|r2 bucket (?:lock|lifecycle) set|secret delete|d1 execute .*--file|r2 object put|deploy) /;

export class CloudflareStandIn {
  readonly databases = new Map<string, Database>();
  readonly buckets = new Set<string>();
  readonly queues = new Set<string>();
  /** Rules of buckets, as `lock kindling-backups`. */
  readonly rules = new Map<string, unknown>();
  readonly objects = new Map<string, string>();
  readonly workers = new Map<string, Version>();
  /** What an export writes. */
  exported = `CREATE TABLE orders (id text);\nINSERT INTO "orders" ("id") VALUES('1');`;
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
  readSecrets = (worker: string) => this.workers.get(worker)?.secrets ?? {};
  createDatabase = (name: string) =>
    this.databases.set(name, { id: `${++this.#made}`, content: new DatabaseSync(":memory:") });

  #answer(args: readonly string[]): ToolResult {
    const [, , third = "", fourth = ""] = args;
    const option = (name: string) => args[args.indexOf(`--${name}`) + 1] ?? "";
    const worker = this.workers.get(option("name"));
    switch (args.slice(0, 2).join(" ")) {
      case "d1 list":
        return good([...this.databases].map(([name, { id }]) => ({ uuid: id, name })));
      case "d1 create":
        this.createDatabase(third);
        return good(`✅ Successfully created DB '${third}'`);
      case "d1 execute":
        return this.#execute(option("config"), (database) =>
          args.includes("--file")
            ? database.exec(readFileSync(option("file"), "utf8"))
            : [{ results: database.prepare(option("command")).all(), success: true }],
        );
      case "d1 time-travel":
        return good({ bookmark: "00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683" });
      case "d1 export":
        writeFileSync(option("output"), this.exported);
        return good("Done!");
      case "queues info":
        return this.queues.has(third)
          ? good(`Queue Name: ${third}`)
          : bad(`Queue "${third}" does not exist. To create it, run: wrangler queues create`);
      case "queues create":
        this.queues.add(third);
        return good(`✅ Created queue '${third}'`);
      case "r2 bucket":
        return this.#answerBucket(third, args.slice(3), option("file"));
      case "r2 object":
        return this.#answerObject(third, fourth, option("file"));
      case "secret list":
        return good(Object.keys(worker?.secrets ?? {}).map((name) => ({ name })));
      case "secret delete":
        delete worker?.secrets[third];
        return good(`✨ Success! Deleted secret ${third}`);
      case "deployments status":
        return worker
          ? good({ id: "d", versions: [{ version_id: worker.id, percentage: 100 }] })
          : bad("This Worker does not exist on your account. [code: 10007]");
    }
    if (args[0] === "deploy") return this.#deploy(option);
    return bad(`Unknown arguments: ${args.join(", ")}`);
  }

  #execute(config: string, run: (database: DatabaseSync) => unknown): ToolResult {
    const database = this.databases.get(readBinding(config).name);
    if (database === undefined) return bad("Couldn't find a D1 DB named 'x' (bound as 'DB')");
    try {
      return good(run(database.content) ?? "🌀 Processed");
    } catch (error) {
      return bad(`${(error as Error).message}: SQLITE_ERROR [code: 7500]`);
    }
  }

  #answerBucket(verb: string, [name = "", bucket = ""]: string[], file: string): ToolResult {
    if (verb === "create") this.buckets.add(name);
    else if (!this.buckets.has(bucket))
      return bad("The specified bucket does not exist. [code: 10006]");
    if (name === "set") this.rules.set(`${verb} ${bucket}`, JSON.parse(readFileSync(file, "utf8")));
    return good(`name: ${name}`);
  }

  #answerObject(verb: string, path: string, file: string): ToolResult {
    const found = this.objects.get(path);
    if (verb === "put") this.objects.set(path, readFileSync(file, "latin1"));
    else if (found === undefined) return bad("The specified key does not exist.");
    else writeFileSync(file, found, "latin1");
    return good("Complete.");
  }

  #deploy(option: (name: string) => string): ToolResult {
    const config = parse(readFileSync(option("config"), "utf8"));
    const given = JSON.parse(readFileSync(option("secrets-file"), "utf8"));
    const name = String(config["name"]);
    const secrets = { ...this.workers.get(name)?.secrets, ...given };
    const { required } = config["secrets"] as { required: string[] };
    const missing = required.filter((one) => !(one in secrets));
    if (missing.length > 0) {
      return bad(`The following required secrets have not been set: ${missing.join(", ")}`);
    }
    const binding = readBinding(option("config"));
    if (binding.id !== this.databases.get(binding.name)?.id) {
      return bad("The database could not be found [code: 7404]");
    }
    const id = `0000000${++this.#made}-0000-4000-8000-000000000000`;
    this.workers.set(name, { id, tag: option("tag"), secrets, database: binding.id });
    return good(`Uploaded ${name} (3.12 sec)\nCurrent Version ID: ${id}`);
  }
}

function readBinding(config: string): { name: string; id: string } {
  const { d1_databases } = parse(readFileSync(config, "utf8"));
  const [binding] = d1_databases as { database_name: string; database_id: string }[];
  return { name: binding?.database_name ?? "", id: binding?.database_id ?? "" };
}

/** An account that lacks everything until it is set up. */
export class StripeStandIn implements StripeAccount {
  endpoints: string[] = [];
  isComplete = false;
  changes = 0;
  /** Whether a call fails, and if so before or after it has done its work. */
  fault: "before" | "after" | null = null;

  check = async () => {
    if (this.endpoints.length === 0) return ["No webhook endpoint for https://…"];
    return this.isComplete ? [] : ["No configuration of the customer portal"];
  };

  checkLive = () => this.check();

  readPortal = async () => (this.isComplete ? "bpc_1Kindling" : null);

  setUp = async (keepSecret: (secret: string) => void) => {
    if (this.fault === "before") throw new Error("An error with our connection to Stripe.");
    if (this.endpoints.length === 0) await this.replaceWebhook(keepSecret);
    if (this.fault === "after") throw new Error("An error with our connection to Stripe.");
    this.isComplete = true;
    return ["bpc_1: customer portal"];
  };

  replaceWebhook = async (keepSecret: (secret: string) => void) => {
    this.changes += 1;
    this.endpoints = [`whsec_9fK2mQz7Xb1TnR4vLc8YpD3sWj6H${this.changes}`];
    keepSecret(this.endpoints[0] ?? "");
  };
}
