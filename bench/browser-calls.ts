export type BrowserCalls = {
  /** Sends JSON with the visitor's cookies, and takes new ones. */
  post: (path: string, body: object) => Promise<Record<string, string>>;
  /** Does not follow redirects. @throws Error for a status of 400 and above */
  send: (url: string, init?: RequestInit) => Promise<Response>;
};

/** JSON as our pages send it. */
export const jsonBody = (body: object): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

/** A browser without a page: cookies, and calls as our scripts and forms make them. */
export function openBrowser(origin: string): BrowserCalls {
  const cookies = new Map<string, string>();
  const send: BrowserCalls["send"] = async (url, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    headers.set("origin", origin);
    const answer = await fetch(new URL(url, origin), { ...init, headers, redirect: "manual" });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    if (answer.status >= 400) {
      throw new Error(`${url} answers ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
    }
    return answer;
  };
  const post: BrowserCalls["post"] = async (path, body) =>
    (await send(path, jsonBody(body))).json() as Promise<Record<string, string>>;
  return { post, send };
}

/** Fills in the local Stripe's hosted checkout; returns the address that the buyer is sent back to. */
export async function payCheckout(
  { send }: BrowserCalls,
  checkoutUrl: string,
  email: string,
): Promise<string> {
  const body = new URLSearchParams({
    number: "4242424242424242",
    expiry: "12/50",
    cvc: "123",
    name: "Ada",
    country: "US",
    postal_code: "",
    terms: "accepted",
    email,
  });
  const paid = await send(checkoutUrl, { method: "POST", body });
  return paid.headers.get("location") ?? "";
}
