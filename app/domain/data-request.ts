/** What people may ask for about their data. */
export type DataRequestKind = "export" | "rename" | "stop_mails" | "erase";

/** By the mailed link, or by the operator on their behalf. */
export type DataRequestSource = "link" | "operator";
