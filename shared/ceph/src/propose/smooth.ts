/** Weights of a bell curve, which add up to 1; even around the middle. */
function bell(sigma: number): Float64Array {
  const reach = Math.ceil(3 * sigma);
  const weights = Float64Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * sigma ** 2)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Smooths a row of values; its ends go on as they are. */
export function smoothLine(values: ArrayLike<number>, sigma: number): Float32Array {
  const weights = bell(sigma);
  const reach = (weights.length - 1) / 2;
  const last = values.length - 1;
  return Float32Array.from({ length: values.length }, (_, at) => {
    let sum = 0;
    for (let k = -reach; k <= reach; k++)
      sum += (weights[k + reach] ?? 0) * (values[Math.min(last, Math.max(0, at + k))] ?? 0);
    return sum;
  });
}

/** Smooths a picture row by row, then column by column. */
export function smoothPicture(data: Float32Array, width: number, height: number, sigma: number): Float32Array {
  const across = new Float32Array(data.length);
  for (let y = 0; y < height; y++) across.set(smoothLine(data.subarray(y * width, (y + 1) * width), sigma), y * width);
  const result = new Float32Array(data.length);
  const column = new Float32Array(height);
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) column[y] = across[y * width + x] ?? 0;
    const smooth = smoothLine(column, sigma);
    for (let y = 0; y < height; y++) result[y * width + x] = smooth[y] ?? 0;
  }
  return result;
}

/** The middle one of five neighbours: takes single leaps out of a line. */
export function medianLine(values: ArrayLike<number>): Float32Array {
  const last = values.length - 1;
  return Float32Array.from({ length: values.length }, (_, at) => {
    const five = [-2, -1, 0, 1, 2].map((k) => values[Math.min(last, Math.max(0, at + k))] ?? 0).sort((a, b) => a - b);
    return five[2] ?? 0;
  });
}
