import { AppError } from "#app/platform/app-error.ts";
import { refusals } from "#app/platform/content/refusals.ts";
import { call } from "#app/platform/http/call.ts";

const unknownCall = call({
  GET: async () => {
    throw new AppError("not_found", refusals.noCall);
  },
  POST: async () => {
    throw new AppError("not_found", refusals.noCall);
  },
});

export { unknownCall as action, unknownCall as loader };
