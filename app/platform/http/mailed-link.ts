import { type AppLoadContext, data } from "@remix-run/cloudflare";

/** The address of such a page holds a permission, so not even our own pages hear of it. */
export const mailedLinkHeaders = () => ({ "Referrer-Policy": "strict-origin" });

/** What a mailed link has brought along. */
export const readLinkToken = (request: Request): string =>
  new URL(request.url).searchParams.get("token") ?? "";

/** The loader of a page that a mailed link leads to: the token goes into its form, and is null if it is no good. */
export const mailedLinkLoader =
  (isGood: (deps: AppLoadContext["deps"], token: string) => Promise<boolean>) =>
  async ({ request, context }: { request: Request; context: AppLoadContext }) => {
    const token = readLinkToken(request);
    const isValid = await isGood(context.deps, token);
    return data({ token: isValid ? token : null }, { status: isValid ? 200 : 404 });
  };
