import type { MailBrand } from "#app/domain/brand.ts";
import type { EmailContent, EmailLink } from "#app/email/email-content.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import { orderLinks } from "../content/mails.ts";
import { products } from "../content/products.ts";
import { type LinkedOrder, readLinkedOrders } from "../rules/linked-orders.ts";
import { createDownloadsLink } from "./downloads-link.ts";

type WriterDeps = { brand: MailBrand; linkSecrets: LinkSecrets };
type Job = { readonly createdAt: number; readonly dedupeKey: string };

/** The mail of an `order_links` job: a signed way back to each order that the job names. */
export async function writeOrderLinks(deps: WriterDeps, job: Job): Promise<EmailContent> {
  const [first, ...others] = readLinkedOrders(job.dedupeKey);
  if (first === undefined) throw new Error("A mail of links names no order.");
  const { action, ...words } = orderLinks(1 + others.length);
  const link = async ({ id, product }: LinkedOrder): Promise<EmailLink> => ({
    label: action(products[product].name),
    url: await createDownloadsLink(deps, { id, createdAt: job.createdAt }),
  });
  return {
    ...words,
    accent: products[first.product].accent,
    button: await link(first),
    ...(others.length > 0 && { links: await Promise.all(others.map(link)) }),
  };
}
