/**
 * Least squares by the normal equations: the unknowns that make `rows · unknowns` come closest to `right`.
 * @param damping is added to the diagonal, relative to its mean, so that what the rows leave open stays near zero
 */
export function leastSquares(rows: readonly (readonly number[])[], right: readonly number[], damping = 1e-9): number[] {
  const size = rows[0]!.length;
  const matrix = Array.from({ length: size }, () => new Array<number>(size + 1).fill(0));
  rows.forEach((row, n) => {
    for (let i = 0; i < size; i += 1) {
      for (let j = 0; j < size; j += 1) matrix[i]![j]! += row[i]! * row[j]!;
      matrix[i]![size]! += row[i]! * right[n]!;
    }
  });
  const mean = matrix.reduce((sum, row, n) => sum + row[n]!, 0) / size || 1;
  matrix.forEach((row, n) => (row[n]! += mean * damping));
  return eliminate(matrix);
}

/** Gauss and Jordan with pivots; the last column is the right side. */
function eliminate(matrix: number[][]): number[] {
  const size = matrix.length;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < size; row += 1)
      if (Math.abs(matrix[row]![column]!) > Math.abs(matrix[pivot]![column]!)) pivot = row;
    [matrix[column], matrix[pivot]] = [matrix[pivot]!, matrix[column]!];
    for (let row = 0; row < size; row += 1) {
      if (row === column) continue;
      const factor = matrix[row]![column]! / matrix[column]![column]!;
      for (let at = column; at <= size; at += 1) matrix[row]![at]! -= factor * matrix[column]![at]!;
    }
  }
  return matrix.map((row, n) => row[size]! / row[n]!);
}
