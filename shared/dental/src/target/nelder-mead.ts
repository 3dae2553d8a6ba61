interface Vertex {
  readonly at: readonly number[];
  readonly value: number;
}

/**
 * The least of a function of few variables, without its slopes: Nelder and Mead's simplex.
 * @param steps of the first simplex along each variable; @param most evaluations; @param close spread at which it is done
 */
export function leastOf(
  value: (at: readonly number[]) => number,
  start: readonly number[],
  steps: readonly number[],
  most: number,
  close: number,
): readonly number[] {
  let left = most;
  const vertex = (at: readonly number[]): Vertex => {
    left--;
    return { at, value: value(at) };
  };
  let simplex = [start, ...steps.map((step, n) => start.map((x, k) => x + (k === n ? step : 0)))].map(vertex);
  while (left > 0) {
    simplex.sort((one, other) => one.value - other.value);
    const [best, worst] = [simplex[0]!, simplex.at(-1)!];
    if (worst.value - best.value < close) break;
    const kept = simplex.slice(0, -1);
    const center = start.map((_, k) => kept.reduce((sum, { at }) => sum + at[k]! / kept.length, 0));
    const along = (t: number): Vertex => vertex(center.map((x, k) => x + t * (x - worst.at[k]!)));
    const mirrored = along(1);
    if (mirrored.value < best.value) {
      const farther = along(2);
      simplex = [...kept, farther.value < mirrored.value ? farther : mirrored];
    } else if (mirrored.value < kept.at(-1)!.value) simplex = [...kept, mirrored];
    else {
      const nearer = along(mirrored.value < worst.value ? 0.5 : -0.5);
      simplex =
        nearer.value < Math.min(mirrored.value, worst.value)
          ? [...kept, nearer]
          : [best, ...simplex.slice(1).map(({ at }) => vertex(at.map((x, k) => (x + best.at[k]!) / 2)))];
    }
  }
  return simplex.sort((one, other) => one.value - other.value)[0]!.at;
}
