import { buildApp } from "../../tools/build.ts";

export default async function build(): Promise<void> {
  await buildApp();
}
