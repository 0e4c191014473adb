import { nameOf, type Target } from "./derive-configs.ts";
import type { Site } from "./production.ts";
import { listSecretNames, readSecrets, type Secrets } from "./secrets.ts";
import type { WorkerId } from "./workers.ts";
import type { World } from "./world.ts";

/** One run: its settings, and what its steps find out for later ones. */
export type Context = Target & {
  /** The name of the site's file, for messages. */
  readonly file: string;
  readonly site: Site;
  readonly world: World;
  readonly isDryRun: boolean;
  /** How long the site's answers may be wrong: a version is everywhere within seconds, a certificate within minutes. */
  readonly patienceMs: number;
  /** Where secrets that are made here are kept. */
  readonly secretsPath: string;
  secrets: Secrets;
  /** The portal's configuration at Stripe. */
  portal: string | null;
  /** Of the database, before migrations. */
  bookmark: string | null;
  /** Cloudflare's ids of the database and each queue, by name: one that is created anew has another id. */
  readonly ids: Map<string, string>;
  /** The versions that answer, or should once this run is over. */
  readonly versions: Map<WorkerId, string>;
};

type Given = Omit<Context, "secrets" | "portal" | "bookmark" | "ids" | "versions">;

export function openContext(given: Given): Context {
  const { world } = given;
  const secrets = readSecrets(given.secretsPath);
  // No tool gets them that is started from now on: neither the build nor wrangler needs any.
  for (const name of listSecretNames()) delete process.env[name];
  const context: Context = {
    ...given,
    portal: null,
    bookmark: null,
    ids: new Map(),
    versions: new Map(),
    secrets,
    world: { ...world, print: (line) => world.print(hideSecrets(context, line)) },
  };
  return context;
}

/** The last guard: no printed line quotes a secret, wherever its text comes from. */
function hideSecrets({ secrets }: Pick<Context, "secrets">, text: string): string {
  return listSecretNames().reduce(
    (hidden, name) => (secrets[name] ? hidden.replaceAll(secrets[name], `<${name}>`) : hidden),
    text,
  );
}

export const databaseName = ({ site }: Context): string => site.name;
export const bucketName = ({ site }: Context): string => nameOf(site, "files");
export const backupsName = ({ site }: Context): string => nameOf(site, "backups");
