import type { Message } from "@cloudflare/workers-types";

/** What the consumers use of a batch. */
export type Batch = { readonly messages: readonly BatchMessage[] };
export type BatchMessage = Pick<Message, "body" | "attempts" | "ack" | "retry">;
