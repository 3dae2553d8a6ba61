import dicomParser, { type DataSet } from 'dicom-parser';
import pako from 'pako';
import { VolumeError } from '../volume-error.ts';

/** Tried in this order when a file does not say how it is written. The last two are no syntaxes, but devices write them. */
export const fallbackSyntaxes = [
  '1.2.840.10008.1.2',
  '1.2.840.10008.1.2.2',
  '1.2.840.10008.5.1.4.1.1.2',
  '1.2.826.0.1.3680043.2.1125',
] as const;

const EXPLICIT_LITTLE = '1.2.840.10008.1.2.1';
const PIXEL_DATA = 'x7fe00010';

/** A data set that came through the parser is real when it has an image or at least says what it is. */
const plausible = (data: DataSet): boolean =>
  PIXEL_DATA in data.elements || 'x00080016' in data.elements || 'x00080018' in data.elements;

const inflater = (bytes: Uint8Array, position: number): Uint8Array => {
  const body = pako.inflateRaw(bytes.subarray(position));
  const whole = new Uint8Array(position + body.length);
  whole.set(bytes.subarray(0, position));
  whole.set(body, position);
  return whole;
};

const hasPreamble = (bytes: Uint8Array): boolean =>
  bytes.length > 132 && bytes[128] === 0x44 && bytes[129] === 0x49 && bytes[130] === 0x43 && bytes[131] === 0x4d;

/**
 * Parses a DICOM file, with or without its preamble.
 * @throws VolumeError notDicom, truncated
 */
export function parse(bytes: Uint8Array): DataSet {
  if (bytes.length < 16) throw new VolumeError('notDicom');
  if (hasPreamble(bytes)) {
    try {
      return dicomParser.parseDicom(bytes, { inflater } as never);
    } catch (error) {
      const partial = (error as { dataSet?: DataSet }).dataSet;
      throw new VolumeError(partial && plausible(partial) ? 'truncated' : 'notDicom');
    }
  }
  for (const syntax of [...fallbackSyntaxes, EXPLICIT_LITTLE]) {
    try {
      const data = dicomParser.parseDicom(bytes, { TransferSyntaxUID: syntax } as never);
      if (plausible(data)) return data;
    } catch {
      // The next syntax may fit.
    }
  }
  throw new VolumeError('notDicom');
}
