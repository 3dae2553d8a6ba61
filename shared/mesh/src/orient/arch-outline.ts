/** Height of the band below the cusps (mm) whose outline is the arch. */
export const CROWN_BAND = 5;

export interface ArchOutline {
  /** Place of the front along the midline, in mm. */
  front: number;
  /** Extent of the crowns in mm: across, front to back. */
  width: number;
  depth: number;
  /** Share of the crowns that stands in the middle of the arch, where no arch has any; pieces are filled there. */
  filled: number;
  /** Share of the crowns in the rear half on the side that has fewer: an arch has two legs. */
  legs: number;
}

/** Of the crowns; `aligned` has its zero at the height of the cusps. The outermost percent at each side is left out. */
export function archOutline(aligned: Float64Array, facing: Float64Array): ArchOutline {
  const across: number[] = [];
  const along: number[] = [];
  const crowns: number[] = [];
  for (let i = 0; i < aligned.length; i += 3) {
    if (aligned[i + 1]! < -CROWN_BAND) continue;
    across.push(aligned[i]!);
    along.push(aligned[i + 2]!);
    if (facing[i / 3]! > 0) crowns.push(i);
  }
  const [left, right] = range(across);
  const [back, front] = range(along);
  const width = right - left;
  const depth = front - back;
  let filled = 0;
  const legs: [number, number] = [0, 0];
  for (const i of crowns) {
    const side = aligned[i]! / width;
    const behind = (front - aligned[i + 2]!) / depth;
    if (Math.abs(side) < 0.2 && behind > 0.4) filled++;
    if (Math.abs(side) > 0.2 && behind > 0.5 && behind < 1) legs[side > 0 ? 1 : 0]++;
  }
  const count = Math.max(1, crowns.length);
  return { front, width, depth, filled: filled / count, legs: Math.min(...legs) / count };
}

function range(values: number[]): [number, number] {
  values.sort((a, b) => a - b);
  const cut = Math.floor(values.length * 0.01);
  return [values[cut] ?? 0, values[values.length - 1 - cut] ?? 0];
}
