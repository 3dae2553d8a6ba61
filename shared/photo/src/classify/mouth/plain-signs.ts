import { boxMean } from './tissue.ts';
import { type Profile, type Row, bowOf, sharesOf } from './row.ts';

/**
 * The same for a picture, its mirror image, and the picture upside down.
 *
 * The signs, in this order: tooth, flesh, dark, pale, flesh among the teeth, bow, lying bow, hollow, height by
 * width, height by width², filled, middle by ends, width in the picture, height in the picture, run of teeth,
 * likeness with the mirror image, pale above and below, gap between two rows.
 */
export function plainSigns(row: Row, profile: Profile): number[] {
  const { tissue, extent, kind } = row;
  const { width, height } = tissue;
  const { bow, lying } = bowOf(row, profile);
  const { tooth, flesh, dark, pale } = sharesOf(row);
  const [middle, ends] = [
    profile.thickness(0.38, 0.62),
    (profile.thickness(0.02, 0.25) + profile.thickness(0.75, 0.98)) / 2,
  ];
  const shape = Math.log(extent.height / extent.width);
  const { left, right, top, bottom } = extent;
  let [among, space, hollow, centre, paleOver, over] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < kind.length; i++) {
    const x = i % width;
    const y = (i - x) / width;
    const [u, v] = [(x - left) / extent.width, (y - top) / extent.height];
    const inside = u >= 0 && u <= 1 && v >= 0 && v <= 1;
    if (inside && kind[i] !== 0) [space, among] = [space + 1, among + (kind[i] === 3 ? 0 : 1)];
    if (Math.abs(u - 0.5) < 0.17 && Math.abs(v - 0.5) < 0.17)
      [centre, hollow] = [centre + 1, hollow + (kind[i] === 0 ? 0 : 1)];
    if (Math.abs(u - 0.5) < 0.2 && !inside) [over, paleOver] = [over + 1, paleOver + (kind[i] === 3 ? 1 : 0)];
  }
  let gap = 1;
  for (let y = Math.round(top + extent.height * 0.25); y < bottom - extent.height * 0.25; y++)
    gap = Math.min(gap, profile.lines[y]! / (right - left + 1));
  return [
    ...[tooth * 4, flesh * 2, dark * 2, pale * 2, among / (space || 1)],
    ...[Math.abs(bow) * 4, Math.abs(lying) * 4, hollow / (centre || 1)],
    ...[shape, shape ** 2, (tooth * width * height * 2) / (extent.width * extent.height)],
    ...[Math.log((middle + 1) / (ends + 1)), (2 * extent.width) / width, (2 * extent.height) / height],
    ...[runOfTeeth(row), likeness(row) * 2, (2 * paleOver) / (over || 1), gap * 2],
  ];
}

/** How long teeth follow each other without a gap across, as a logarithm of the part of the row. */
function runOfTeeth({ teeth: { width, on }, extent }: Row): number {
  let [sum, squares, run] = [0, 0, 0];
  for (let y = extent.top; y <= extent.bottom; y++) {
    for (let x = extent.left; x <= extent.right + 1; x++) {
      if (x <= extent.right && on[y * width + x]) run++;
      else if (run > 0) [sum, squares, run] = [sum + run, squares + run * run, 0];
    }
  }
  return Math.log((squares / (sum || 1) + 0.5) / extent.width);
}

/** Correlation of light and colour with the mirror image about the row's middle, or an axis near to it. */
function likeness({ tissue: { width, height, light, red }, extent }: Row): number {
  const planes = [boxMean(light, width, height, 2), boxMean(red, width, height, 2)];
  const [from, to] = [extent.top - extent.height * 0.4, extent.bottom + extent.height * 0.4];
  let best = -1;
  for (let shift = -2; shift <= 2; shift++) {
    const twice = Math.round(extent.left + extent.right + shift * 0.06 * extent.width);
    const correlations = planes.map((plane) => {
      let [n, sum, squares, products] = [0, 0, 0, 0];
      for (let y = Math.max(0, Math.round(from)); y < Math.min(height, to); y += 2) {
        for (let x = Math.max(0, twice - width + 1); x < Math.min(width, twice + 1); x++) {
          const value = plane[y * width + x]!;
          [n, sum, squares] = [n + 1, sum + value, squares + value * value];
          products += value * plane[y * width + twice - x]!;
        }
      }
      const mean = (sum / n) ** 2;
      return n < 50 ? -1 : (products / n - mean) / (squares / n - mean + 1e-4);
    });
    best = Math.max(best, (correlations[0]! + correlations[1]!) / 2);
  }
  return best;
}
