/** Logistic regression by gradient descent with a pull towards zero; deterministic. Rows of features, 1 or 0 for each. */
export function logisticWeights(
  rows: readonly (readonly number[])[],
  answers: readonly number[],
  pull = 0.05,
): number[] {
  const weights = new Array<number>(rows[0]!.length).fill(0);
  for (let round = 0; round < 1500; round++) {
    const slope = weights.map((weight) => pull * weight);
    rows.forEach((row, r) => {
      const off = probability(row, weights) - answers[r]!;
      row.forEach((value, k) => (slope[k]! += (off * value) / rows.length));
    });
    slope.forEach((value, k) => (weights[k]! -= 0.5 * value));
  }
  return weights;
}

export const probability = (row: readonly number[], weights: readonly number[]): number =>
  1 / (1 + Math.exp(-row.reduce((sum, value, k) => sum + value * weights[k]!, 0)));
