type Refused = {
  status: number;
  headers: Record<string, string>;
  form: {
    email: string;
    country: string;
    problem: string | null;
    failure: { title: string; description: string } | null;
  };
};

/** Placeholder. */
export async function postCheckoutForm(
  _context: unknown,
  request: Request,
): Promise<{ redirectTo: string } | Refused> {
  const fields = new URLSearchParams(await request.text());
  return {
    status: 503,
    headers: { "Retry-After": "5" },
    form: {
      email: fields.get("email") ?? "",
      country: fields.get("country") ?? "",
      problem: fields.get("email") ? null : "Please enter a valid email address.",
      failure: { title: "Error", description: "Failed to start checkout. Please try again." },
    },
  };
}
