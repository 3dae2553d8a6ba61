/** What there is to do, in this order, and how long each takes compared with the others. */
export type Weights = readonly (readonly [name: string, weight: number])[];

/**
 * How far the whole is, 0 to 1: what is done, and the share of what is being done. It never goes back while one follows
 * the other. What has no weight is the whole.
 */
export function weightedShare(weights: Weights, name: string | null, share: number): number {
  const within = Math.min(1, Math.max(0, share));
  const at = weights.findIndex(([each]) => each === name);
  if (at < 0) return within;
  const sum = (parts: Weights): number => parts.reduce((total, [, weight]) => total + weight, 0);
  return (sum(weights.slice(0, at)) + weights[at]![1] * within) / sum(weights);
}
