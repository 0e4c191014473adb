/** The port of `npm start`, from the variable `PORT`. */
export function readPort(value = "8787"): number {
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT must be a whole number from 1 to 65535, not "${value}".`);
}
