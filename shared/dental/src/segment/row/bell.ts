/** Values averaged with a bell of `sigma` places over their neighbours; at the ends over those that are there. */
export function underBell(values: ArrayLike<number>, sigma: number): Float32Array {
  const reach = Math.ceil(3 * sigma);
  const bell = Float64Array.from({ length: reach + 1 }, (_, k) => Math.exp((-k * k) / (2 * sigma * sigma)));
  const out = new Float32Array(values.length);
  for (let i = 0; i < out.length; i++) {
    let [sum, whole] = [0, 0];
    for (let at = Math.max(0, i - reach); at <= Math.min(out.length - 1, i + reach); at++) {
      const weight = bell[Math.abs(at - i)]!;
      sum += weight * values[at]!;
      whole += weight;
    }
    out[i] = sum / whole;
  }
  return out;
}

/** The largest value among those `from` to `to` places further on. */
export function largestWithin(values: Float32Array, from: number, to: number): Float32Array {
  return values.map((_, i) => {
    let largest = -Infinity;
    for (let at = Math.max(0, i + from); at <= Math.min(values.length - 1, i + to); at++) {
      largest = Math.max(largest, values[at]!);
    }
    return largest;
  });
}

/** Sums up to, not including, each place: what lies from a to b is `sums[b] - sums[a]`. */
export function runningSums(values: ArrayLike<number>, each: (value: number) => number = (v) => v): Float64Array {
  const sums = new Float64Array(values.length + 1);
  for (let i = 0; i < values.length; i++) sums[i + 1] = sums[i]! + each(values[i]!);
  return sums;
}
