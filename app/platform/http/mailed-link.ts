import { type AppLoadContext, data } from "@remix-run/cloudflare";

/** The URL holds a token, so it must not leak to any page by the referrer. */
export const mailedLinkHeaders = () => ({ "Referrer-Policy": "strict-origin" });

/** The token of a mailed link. */
export const readLinkToken = (request: Request): string =>
  new URL(request.url).searchParams.get("token") ?? "";

/** Loader of a mailed link's page: the token for its form, null when it is invalid. */
export const mailedLinkLoader =
  (isGood: (deps: AppLoadContext["deps"], token: string) => Promise<boolean>) =>
  async ({ request, context }: { request: Request; context: AppLoadContext }) => {
    const token = readLinkToken(request);
    const isValid = await isGood(context.deps, token);
    return data({ token: isValid ? token : null }, { status: isValid ? 200 : 404 });
  };
