/** Placeholder. */
export async function postManageForm(
  _context: unknown,
  request: Request,
): Promise<{ redirectTo: string; headers: HeadersInit }> {
  const intent = new URLSearchParams(await request.text()).get("intent");
  const change = intent === "cancel" ? "cancelling&notice=cancelled" : "trialing&notice=resumed";
  return { redirectTo: `/quiz2/manage?state=${change}`, headers: {} };
}
