const STEPS = 200;
const CLOSE = 1e-14;
const TINY = 1e-300;

/** The value below which `share` of an F distribution with these degrees of freedom lies. */
export function fQuantile(share: number, first: number, second: number): number {
  // The share below f is that of a beta distribution below x = first f ÷ (first f + second).
  let [low, high] = [0, 1];
  for (let step = 0; step < STEPS && high - low > CLOSE; step += 1) {
    const middle = (low + high) / 2;
    if (betaShare(middle, first / 2, second / 2) < share) low = middle;
    else high = middle;
  }
  const x = (low + high) / 2;
  return (second * x) / (first * (1 - x));
}

/** The regularized incomplete beta function. */
function betaShare(x: number, a: number, b: number): number {
  const front = Math.exp(
    logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x),
  );
  // The continued fraction converges fast only on this side of the mean.
  return x < (a + 1) / (a + b + 2)
    ? (front * betaFraction(x, a, b)) / a
    : 1 - (front * betaFraction(1 - x, b, a)) / b;
}

/** That function's continued fraction (DLMF 8.17.22), evaluated by Lentz's method. */
function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / nonZero(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= STEPS; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / nonZero(1 + even * d);
    c = nonZero(1 + even / c);
    fraction *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / nonZero(1 + odd * d);
    c = nonZero(1 + odd / c);
    fraction *= d * c;
    if (Math.abs(d * c - 1) < CLOSE) break;
  }
  return fraction;
}

const nonZero = (value: number): number => (Math.abs(value) < TINY ? TINY : value);

/** Stirling's series, after shifting small arguments up to where it is exact. */
function logGamma(value: number): number {
  let shift = 0;
  let x = value;
  while (x < 10) {
    shift -= Math.log(x);
    x += 1;
  }
  const series = 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5) - 1 / (1680 * x ** 7);
  return shift + (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series;
}
