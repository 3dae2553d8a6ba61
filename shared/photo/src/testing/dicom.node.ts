import dicomParser from 'dicom-parser';
import { type Pixels, newPixels } from '../pixels.ts';

/** Implicit and explicit little endian: the samples lie in the file as they are. */
const plain = ['1.2.840.10008.1.2', '1.2.840.10008.1.2.1'];

/**
 * The first gray image of a DICOM file between two quantiles of its values, as a viewer would show it; null when there is
 * none, or a compressed or tiny one. Slices look like radiographs and are none.
 */
export function dicomPicture(bytes: Uint8Array, low: number, high: number): Pixels | null {
  const set = dicomParser.parseDicom(bytes);
  const [width, height] = [set.uint16('x00280011') ?? 0, set.uint16('x00280010') ?? 0];
  const data = set.elements.x7fe00010;
  const gray = (set.uint16('x00280002') ?? 1) === 1;
  if (!plain.includes(set.string('x00020010') ?? '') || !data || !gray || width < 48 || height < 48) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset + data.dataOffset, data.length);
  const eight = set.uint16('x00280100') === 8;
  const signed = set.uint16('x00280103') === 1;
  const values = Float32Array.from({ length: width * height }, (_, i) =>
    eight ? view.getUint8(i) : signed ? view.getInt16(i * 2, true) : view.getUint16(i * 2, true),
  );
  const sorted = Float32Array.from(values).sort();
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))]!;
  const pixels = newPixels(width, height);
  for (let i = 0; i < values.length; i++) {
    const value = ((values[i]! - at(low)) / (at(high) - at(low) || 1)) * 255;
    pixels.data.set([value, value, value, 255], i * 4);
  }
  return pixels;
}
