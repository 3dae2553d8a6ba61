/** The smallest power of two that is not below `atLeast`, and at least 16: sizes of hash tables. */
export function powerOfTwo(atLeast: number): number {
  let power = 16;
  while (power < atLeast) power *= 2;
  return power;
}
