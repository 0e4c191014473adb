import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { isTheme, themeCookie } from "#app/domain/theme.ts";
import { AppError } from "#app/platform/app-error.ts";
import { refusals } from "#app/platform/content/refusals.ts";
import { call } from "#app/platform/http/call.ts";
import { readForm } from "#app/platform/http/read.ts";
import { ownPath } from "#app/platform/http/request-headers.ts";

/** The theme toggle before hydration or without script: stores the choice and redirects back to the page. */
const chooseTheme = call({
  POST: async ({ request }: ActionFunctionArgs) => {
    const { theme } = await readForm(request);
    if (!isTheme(theme)) throw new AppError("invalid_input", refusals.theme);
    return redirect(ownPath(request), {
      status: 303,
      headers: { "Set-Cookie": themeCookie(theme) },
    });
  },
});

export { chooseTheme as action, chooseTheme as loader };
