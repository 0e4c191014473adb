import { AppError } from "#app/platform/app-error.ts";
import { call } from "#app/platform/http/call.ts";

const unknownCall = call({
  GET: async () => {
    throw new AppError("not_found", "There is no such call.");
  },
  POST: async () => {
    throw new AppError("not_found", "There is no such call.");
  },
});

export { unknownCall as action, unknownCall as loader };
