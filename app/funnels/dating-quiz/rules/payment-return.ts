/**
 * Outcome of a payment that redirected to the bank and back; null on any other visit. It only decides which
 * screen to show, never what may be downloaded.
 */
export function readPaymentReturn(query: string): "paid" | "pending" | "failed" | null {
  const params = new URLSearchParams(query);
  const status = params.get("redirect_status");
  if (params.get("payment") !== "success" || status === null) return null;
  if (status === "succeeded") return "paid";
  return status === "pending" || status === "processing" ? "pending" : "failed";
}
