/** A swelling stands out by at least so many pixels of a film of 600 rows. */
const LEAST = 0.3;

/** Rows of a line that stand out on both sides. */
export function swellingsOf(line: Float32Array): number[] {
  const found: number[] = [];
  for (let y = 1; y < line.length - 1; y++) {
    const value = line[y] ?? 0;
    if (value < (line[y - 1] ?? 0) || value <= (line[y + 1] ?? 0)) continue;
    if (Math.min(drop(line, y, -1), drop(line, y, 1)) >= LEAST) found.push(y);
  }
  return found;
}

/** How far a line falls from a place until it rises above it again. */
function drop(line: Float32Array, from: number, way: 1 | -1): number {
  const start = line[from] ?? 0;
  let deep = start;
  for (let y = from + way; y >= 0 && y < line.length; y += way) {
    const value = line[y] ?? 0;
    if (value > start) break;
    deep = Math.min(deep, value);
  }
  return start - deep;
}

/** Row with the highest value of those from a first to the one before the end. */
export function highestOf(line: Float32Array, from: number, end: number): number {
  let best = Math.max(0, from);
  for (let y = best; y < Math.min(end, line.length); y++) if ((line[y] ?? 0) > (line[best] ?? 0)) best = y;
  return best;
}

export const lowestOf = (line: Float32Array, from: number, end: number): number =>
  highestOf(
    line.map((value) => -value),
    from,
    end,
  );
