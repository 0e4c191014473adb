import { type AppLoadContext, data } from "@remix-run/cloudflare";

/** The URL contains a token, so even our own pages get no more than the origin as referrer. */
export const mailedLinkHeaders = () => ({ "Referrer-Policy": "strict-origin" });

/** The token of a mailed link. */
export const readLinkToken = (request: Request): string =>
  new URL(request.url).searchParams.get("token") ?? "";

/** Creates the loader of a mailed link's page: the token goes into the page's form, and is null when it is invalid. */
export const mailedLinkLoader =
  (isGood: (deps: AppLoadContext["deps"], token: string) => Promise<boolean>) =>
  async ({ request, context }: { request: Request; context: AppLoadContext }) => {
    const token = readLinkToken(request);
    const isValid = await isGood(context.deps, token);
    return data({ token: isValid ? token : null }, { status: isValid ? 200 : 404 });
  };
