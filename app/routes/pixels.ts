import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { hasPixels, parsePixelChoice, pixelCookie } from "#app/domain/pixels.ts";
import { AppError } from "#app/platform/app-error.ts";
import { call } from "#app/platform/http/call.ts";
import { ownPath } from "#app/platform/http/own-path.ts";
import { readForm } from "#app/platform/http/read.ts";

/** Keeps a visitor's choice on the advertising pixels and goes back to the page that it was made on. */
const choosePixels = call({
  POST: async ({ request, context }: ActionFunctionArgs) => {
    const choice = parsePixelChoice((await readForm(request))["choice"]);
    if (!hasPixels(context.pixels)) throw new AppError("not_found", "There are no pixels here.");
    if (choice === null) throw new AppError("invalid_input", "The choice is to accept or reject.");
    return redirect(ownPath(request), {
      status: 303,
      headers: { "Set-Cookie": pixelCookie(choice) },
    });
  },
});

export { choosePixels as action, choosePixels as loader };
