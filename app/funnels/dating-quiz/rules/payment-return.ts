/**
 * How the payment ended that led to a page of a bank's and back here; null where nobody comes back from one. It says
 * which screen comes next, and never what may be downloaded.
 */
export function readPaymentReturn(query: string): "paid" | "pending" | "failed" | null {
  const params = new URLSearchParams(query);
  const status = params.get("redirect_status");
  if (params.get("payment") !== "success" || status === null) return null;
  if (status === "succeeded") return "paid";
  return status === "pending" || status === "processing" ? "pending" : "failed";
}
