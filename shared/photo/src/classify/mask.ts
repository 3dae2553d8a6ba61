/** Pixels that belong to something: 1 or 0. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly on: Uint8Array;
}

export function maskOf(width: number, height: number, test: (i: number) => boolean): Mask {
  const on = new Uint8Array(width * height);
  for (let i = 0; i < on.length; i++) on[i] = test(i) ? 1 : 0;
  return { width, height, on };
}

export const areaOf = ({ on }: Mask): number => on.reduce((sum, value) => sum + value, 0);

/** Without what is smaller than `least` of the picture; parts touch by their sides. */
export function withoutSpecks(mask: Mask, least: number): Mask {
  const { width, height, on } = mask;
  const label = new Int32Array(on.length).fill(-1);
  const sizes: number[] = [];
  const stack: number[] = [];
  for (let start = 0; start < on.length; start++) {
    if (!on[start] || label[start]! >= 0) continue;
    const id = sizes.length;
    let size = 0;
    label[start] = id;
    stack.push(start);
    while (stack.length > 0) {
      const at = stack.pop()!;
      size++;
      const x = at % width;
      const near = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
      for (const next of near) {
        if (next < 0 || next >= on.length || !on[next] || label[next]! >= 0) continue;
        label[next] = id;
        stack.push(next);
      }
    }
    sizes.push(size);
  }
  return maskOf(width, height, (i) => on[i] === 1 && sizes[label[i]!]! >= least * on.length);
}

/** Where the middle 96 % of a mask lie. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

export function extentOf(mask: Mask): Extent | null {
  const { width, height, on } = mask;
  const columns = new Float64Array(width);
  const rows = new Float64Array(height);
  let total = 0;
  for (let i = 0; i < on.length; i++) {
    if (!on[i]) continue;
    columns[i % width]!++;
    rows[Math.floor(i / width)]!++;
    total++;
  }
  if (total === 0) return null;
  const cut = (counts: Float64Array, part: number) => {
    let sum = 0;
    for (let i = 0; i < counts.length; i++) {
      sum += counts[i]!;
      if (sum >= part * total) return i;
    }
    return counts.length - 1;
  };
  const [left, right, top, bottom] = [cut(columns, 0.02), cut(columns, 0.98), cut(rows, 0.02), cut(rows, 0.98)];
  return { left, right, top, bottom, width: right - left + 1, height: bottom - top + 1 };
}
