import fc from "fast-check";
import { givenSeed } from "../fixtures/chance.ts";

if (givenSeed !== undefined) fc.configureGlobal({ seed: givenSeed });
