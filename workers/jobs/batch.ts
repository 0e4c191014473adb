import type { Message } from "@cloudflare/workers-types";

/** The part of a batch that the consumers use. */
export type Batch = { readonly messages: readonly BatchMessage[] };
export type BatchMessage = Pick<Message, "body" | "attempts" | "ack" | "retry">;
