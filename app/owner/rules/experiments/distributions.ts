/** A random number from 0 to below 1. */
export type Chance = () => number;

const HALF_LOG_TWO_PI = Math.log(2 * Math.PI) / 2;

/** ln Γ(x) for positive x, by Stirling's series, which is exact to ten digits from 8 on. */
export function logGamma(x: number): number {
  let shift = 0;
  let at = x;
  for (; at < 8; at += 1) shift += Math.log(at);
  const inverse = 1 / (at * at);
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / at;
  return (at - 0.5) * Math.log(at) - at + HALF_LOG_TWO_PI + series - shift;
}

/** The probability of a chi-square of at least `value`: the upper regularised incomplete gamma function. */
export function chiSquareTail(value: number, degrees: number): number {
  if (value <= 0) return 1;
  const a = degrees / 2;
  const x = value / 2;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - scale * sumSeries(a, x) : scale * sumFraction(a, x);
}

const PRECISION = 1e-14;

/** Converges fast below a + 1. */
function sumSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = a + 1; term > sum * PRECISION; n += 1) {
    term *= x / n;
    sum += term;
  }
  return sum;
}

/** The continued fraction, evaluated by Lentz's method. Converges fast from a + 1 on. */
function sumFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = Number.MAX_VALUE;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1, step = 0; Math.abs(step - 1) > PRECISION; n += 1) {
    const factor = -n * (n - a);
    b += 2;
    d = 1 / (factor * d + b);
    c = b + factor / c;
    step = c * d;
    fraction *= step;
  }
  return fraction;
}

/** A Poisson number: by multiplication where few are expected, else by Hörmann's transformed rejection (PTRS, 1993). */
export function drawPoisson(expected: number, chance: Chance): number {
  return expected < 10 ? multiply(expected, chance) : reject(expected, chance);
}

function multiply(expected: number, chance: Chance): number {
  const least = Math.exp(-expected);
  let drawn = 0;
  for (let product = chance(); product > least; product *= chance()) drawn += 1;
  return drawn;
}

function reject(expected: number, chance: Chance): number {
  const root = Math.sqrt(expected);
  const b = 0.931 + 2.53 * root;
  const a = -0.059 + 0.024_83 * b;
  const inverseAlpha = 1.1239 + 1.1328 / (b - 3.4);
  const quick = 0.9277 - 3.6224 / (b - 2);
  const logExpected = Math.log(expected);
  for (;;) {
    const u = chance() - 0.5;
    const v = chance();
    const us = 0.5 - Math.abs(u);
    const drawn = Math.floor(((2 * a) / us + b) * u + expected + 0.43);
    if (us >= 0.07 && v <= quick) return drawn;
    if (drawn < 0 || (us < 0.013 && v > us)) continue;
    const height = Math.log((v * inverseAlpha) / (a / (us * us) + b));
    if (height <= drawn * logExpected - expected - logGamma(drawn + 1)) return drawn;
  }
}
