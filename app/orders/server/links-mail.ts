import type { MailBrand } from "#app/domain/brand.ts";
import type { MailPayload } from "#app/domain/mail/mail-payload.ts";
import type { EmailContent, EmailLink } from "#app/email/email-content.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import { orderLinks } from "../content/mails.ts";
import { products } from "../content/products.ts";
import { createDownloadsLink } from "./downloads-link.ts";

type WriterDeps = { brand: MailBrand; linkSecrets: LinkSecrets };
type Payload = MailPayload<"order_links">;
type Job = { readonly email: string; readonly createdAt: number; readonly payload: Payload };

/** The mail of an `order_links` job: a signed link to each of its orders. */
export async function writeOrderLinks(deps: WriterDeps, job: Job): Promise<EmailContent> {
  const [first, ...others] = job.payload.orders;
  if (first === undefined) throw new Error("The job of a mail of links has no order.");
  const { action, ...words } = orderLinks(1 + others.length);
  const link = async ({ orderId, product }: Payload["orders"][number]): Promise<EmailLink> => ({
    label: action(products[product].name),
    url: await createDownloadsLink(deps, { ...job, id: orderId }),
  });
  return {
    ...words,
    accent: products[first.product].accent,
    button: await link(first),
    ...(others.length > 0 && { links: await Promise.all(others.map(link)) }),
  };
}
