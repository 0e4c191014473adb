/** For the funnel that sells it: who may see what is paid for. */
export { isEntitled } from "../rules/entitlement.ts";
