/**
 * The pairs of rows and columns with the largest sum, each row and each column in one pair at most; pairs that gain
 * nothing are left out. Hungarian method with potentials (Kuhn 1955, Munkres 1957), O(rows² × columns).
 * @param gain of row and column, finite; 0 and less: never paired
 * @returns the column of each row, -1 for none
 */
export function bestMatching(gain: readonly (readonly number[])[]): number[] {
  const rows = gain.length;
  const columns = gain[0]?.length ?? 0;
  // Each row may stay alone: a column of its own, which costs nothing, stands for that.
  const width = columns + rows;
  const cost = (row: number, column: number) => (column < columns ? -Math.max(0, gain[row]![column]!) : 0);
  const ofRow = new Float64Array(rows + 1);
  const ofColumn = new Float64Array(width + 1);
  const rowAt = new Int32Array(width + 1);
  const before = new Int32Array(width + 1);
  for (let row = 1; row <= rows; row++) {
    rowAt[0] = row;
    let column = 0;
    const least = new Float64Array(width + 1).fill(Infinity);
    const seen = new Uint8Array(width + 1);
    do {
      seen[column] = 1;
      const from = rowAt[column]!;
      let [delta, next] = [Infinity, 0];
      for (let j = 1; j <= width; j++) {
        if (seen[j]) continue;
        const reduced = cost(from - 1, j - 1) - ofRow[from]! - ofColumn[j]!;
        if (reduced < least[j]!) [least[j], before[j]] = [reduced, column];
        if (least[j]! < delta) [delta, next] = [least[j]!, j];
      }
      for (let j = 0; j <= width; j++) {
        if (seen[j]) {
          ofRow[rowAt[j]!]! += delta;
          ofColumn[j]! -= delta;
        } else least[j]! -= delta;
      }
      column = next;
    } while (rowAt[column] !== 0);
    while (column !== 0) {
      rowAt[column] = rowAt[before[column]!]!;
      column = before[column]!;
    }
  }
  const found = new Array<number>(rows).fill(-1);
  for (let j = 1; j <= columns; j++) {
    const row = rowAt[j]! - 1;
    if (row >= 0 && gain[row]![j - 1]! > 0) found[row] = j - 1;
  }
  return found;
}

/** The sum of the pairs of a matching. */
export const totalGain = (gain: readonly (readonly number[])[], matching: readonly number[]): number =>
  matching.reduce((sum, column, row) => sum + (column < 0 ? 0 : gain[row]![column]!), 0);
