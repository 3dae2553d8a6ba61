/** What is drawn: corners in pixels from the top left, nearer ones of greater depth, and how light each is, 0 to 1. */
export interface Drawn {
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly depth: Float32Array;
  readonly light: Float32Array;
  readonly indices: Uint32Array;
}

/** @returns how light each pixel is, row by row from the top; negative where nothing is */
export function rasterise(drawn: Drawn, width: number, height: number): Float32Array {
  const light = new Float32Array(width * height).fill(-1);
  const nearest = new Float32Array(width * height).fill(-Infinity);
  const { x, y, indices } = drawn;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i]!, indices[i + 1]!, indices[i + 2]!];
    const area = (x[b]! - x[a]!) * (y[c]! - y[a]!) - (x[c]! - x[a]!) * (y[b]! - y[a]!);
    // Also false where a coordinate is no number.
    if (Math.abs(area) > 1e-9) fill(drawn, [a, b, c], area, { light, nearest, width, height });
  }
  return light;
}

interface Canvas {
  readonly light: Float32Array;
  readonly nearest: Float32Array;
  readonly width: number;
  readonly height: number;
}

function fill(drawn: Drawn, [a, b, c]: [number, number, number], area: number, canvas: Canvas): void {
  const { x, y, depth, light } = drawn;
  const [ax, ay, bx, by, cx, cy] = [x[a]!, y[a]!, x[b]!, y[b]!, x[c]!, y[c]!];
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx)));
  const right = Math.min(canvas.width - 1, Math.floor(Math.max(ax, bx, cx)));
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy)));
  const bottom = Math.min(canvas.height - 1, Math.floor(Math.max(ay, by, cy)));
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const ofB = ((column - ax) * (cy - ay) - (cx - ax) * (row - ay)) / area;
      const ofC = ((bx - ax) * (row - ay) - (column - ax) * (by - ay)) / area;
      const ofA = 1 - ofB - ofC;
      if (ofA < 0 || ofB < 0 || ofC < 0) continue;
      const at = row * canvas.width + column;
      const near = ofA * depth[a]! + ofB * depth[b]! + ofC * depth[c]!;
      if (near <= canvas.nearest[at]!) continue;
      canvas.nearest[at] = near;
      canvas.light[at] = ofA * light[a]! + ofB * light[b]! + ofC * light[c]!;
    }
  }
}
