import { nameOf, type Target } from "./derive-configs.ts";
import type { Site } from "./production.ts";
import { readSecrets, SECRETS, type Secrets } from "./secrets.ts";
import type { WorkerId } from "./workers.ts";
import type { World } from "./world.ts";

/** One run: its settings, and what its steps find out for later ones. */
export type Context = Target & {
  /** The name of the site's file, for messages. */
  readonly file: string;
  readonly site: Site;
  readonly world: World;
  /** How long the site's answers may be wrong: a version is everywhere within seconds, a certificate within minutes. */
  readonly patienceMs: number;
  /** Where secrets that are made here are kept. */
  readonly secretsPath: string;
  secrets: Secrets;
  /** The portal's configuration at Stripe. */
  portal: string | null;
  /** Of the database, before migrations. */
  bookmark: string | null;
  /** One that is created anew has another id, and by its name alone wrangler looks for the one that is gone. */
  databaseId: string | null;
  /** The versions that answered before, and those that should once this run is over. */
  readonly before: Map<WorkerId, string | null>;
  readonly versions: Map<WorkerId, string>;
};

type Given = Pick<
  Context,
  "environment" | "folder" | "file" | "site" | "world" | "patienceMs" | "secretsPath"
>;

export function openContext(given: Given): Context {
  const { world } = given;
  const secrets = readSecrets(given.secretsPath);
  // No tool gets them that is started from now on: neither the build nor wrangler needs any.
  for (const name of SECRETS) delete process.env[name];
  const context: Context = {
    ...given,
    portal: null,
    bookmark: null,
    databaseId: null,
    before: new Map(),
    versions: new Map(),
    secrets,
    world: { ...world, print: (line) => world.print(hideSecrets(context, line)) },
  };
  return context;
}

/** The last guard: no printed line quotes a secret, wherever its text comes from. */
const hideSecrets = ({ secrets }: Context, text: string): string =>
  Object.entries(secrets).reduce(
    (hidden, [name, secret]) => (secret ? hidden.replaceAll(secret, `<${name}>`) : hidden),
    text,
  );

export const databaseName = ({ site }: Context): string => site.name;
export const bucketName = ({ site }: Context): string => nameOf(site, "files");
export const backupsName = ({ site }: Context): string => nameOf(site, "backups");
