import type Stripe from "stripe";
import { z } from "zod";
import { seconds } from "#app/domain/duration.ts";
import type { CallStripe } from "./call-stripe.ts";
import { HANDLED_EVENTS, readStripeEvent, type StripeEvent } from "./stripe-event.ts";
import { PAGE_SIZE } from "./stripe-shapes.ts";

const Page = z.object({
  object: z.literal("list"),
  data: z.array(z.unknown()),
  has_more: z.boolean(),
});

/**
 * Lists Stripe's events of a range in milliseconds, `until` excluded, newest first, page by page. For what no webhook
 * delivered.
 */
export const eventList = (stripe: Stripe, callStripe: CallStripe) => ({
  listEvents: async function* ({
    since,
    until,
  }: {
    since: number;
    until?: number;
  }): AsyncGenerator<StripeEvent[]> {
    let last: string | undefined;
    do {
      const params: Stripe.EventListParams = {
        created: {
          gte: Math.floor(since / seconds(1)),
          ...(until !== undefined && { lt: Math.floor(until / seconds(1)) }),
        },
        types: [...HANDLED_EVENTS],
        limit: PAGE_SIZE,
        ...(last === undefined ? {} : { starting_after: last }),
      };
      const page: z.output<typeof Page> = await callStripe(() => stripe.events.list(params), Page);
      const events = page.data.flatMap((value) => {
        const event = readStripeEvent(value);
        return event ? [event] : [];
      });
      yield events;
      last = page.has_more ? events.at(-1)?.id : undefined;
    } while (last !== undefined);
  },
});
