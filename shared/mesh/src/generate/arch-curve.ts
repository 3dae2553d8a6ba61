/** A point of the arch's middle line seen from above: x across, z forward, and the outward normal there. */
export interface ArchPoint {
  x: number;
  z: number;
  nx: number;
  nz: number;
}

const POWER = 2.3;
const STEPS = 4000;

/**
 * The curve z = −depth · (|x| / halfWidth)^2.3 with its front at zero. The depth is chosen so that each half has the
 * wanted length; `at(length)` walks along it, negative towards −x.
 */
export function archCurve(halfWidth: number, halfLength: number): { depth: number; at: (length: number) => ArchPoint } {
  let low = 1;
  let high = halfLength;
  for (let k = 0; k < 40; k++) {
    const middle = (low + high) / 2;
    if (table(halfWidth, middle)[STEPS]! < halfLength) low = middle;
    else high = middle;
  }
  const depth = low;
  const lengths = table(halfWidth, depth);

  return {
    depth,
    at(length) {
      const side = length < 0 ? -1 : 1;
      const x = abscissa(lengths, Math.abs(length)) * halfWidth;
      const slope = ((-depth * POWER) / halfWidth) * (x / halfWidth) ** (POWER - 1);
      const size = Math.hypot(1, slope);
      return { x: side * x, z: heightAt(x / halfWidth, depth), nx: (-slope / size) * side, nz: 1 / size };
    },
  };
}

const heightAt = (u: number, depth: number) => -depth * u ** POWER;

/** Length from the front to each of the steps. */
function table(halfWidth: number, depth: number): Float64Array {
  const lengths = new Float64Array(STEPS + 1);
  for (let k = 1; k <= STEPS; k++) {
    const dz = heightAt(k / STEPS, depth) - heightAt((k - 1) / STEPS, depth);
    lengths[k] = lengths[k - 1]! + Math.hypot(halfWidth / STEPS, dz);
  }
  return lengths;
}

function abscissa(lengths: Float64Array, length: number): number {
  let low = 0;
  let high = STEPS;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (lengths[middle]! <= length) low = middle;
    else high = middle;
  }
  const step = lengths[high]! - lengths[low]!;
  return (low + Math.min(1, (length - lengths[low]!) / step)) / STEPS;
}
