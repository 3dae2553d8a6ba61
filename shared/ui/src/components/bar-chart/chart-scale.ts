/**
 * The least round number that holds all values, and the lines below it: 1, 2, 2.5 or 5 times a power of ten apart.
 * @param most the largest value, above 0
 * @returns lines from 0 up; the last one is the top of the chart
 */
export function scaleFor(most: number, lines = 4): number[] {
  const rough = Math.max(most, 1e-9) / lines;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? 10 * power;
  const count = Math.ceil(most / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, at) => Math.round(at * step * 1e6) / 1e6);
}
