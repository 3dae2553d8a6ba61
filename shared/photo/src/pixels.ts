/** An image in memory: RGBA, four bytes a pixel, rows from the top. Alpha is not premultiplied. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

export const newPixels = (width: number, height: number): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4),
});

/** Whether any pixel lets something shine through. */
export function hasAlpha({ data }: Pixels): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return true;
  return false;
}

/** The image on white, for formats without transparency; the same object when it is opaque. */
export function onWhite(pixels: Pixels): Pixels {
  if (!hasAlpha(pixels)) return pixels;
  const flat = newPixels(pixels.width, pixels.height);
  const { data } = pixels;
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3]! / 255;
    for (let c = 0; c < 3; c++) flat.data[i + c] = data[i + c]! * alpha + 255 * (1 - alpha);
    flat.data[i + 3] = 255;
  }
  return flat;
}
