import type { DataSet } from 'dicom-parser';
import { decodeText } from './charset.ts';

/** The numbers of a text value (DS, IS), backslash between them; what is no number is left out. */
export const numbersOf = (data: DataSet | undefined, tag: string): number[] =>
  (data?.string(tag) ?? '')
    .split('\\')
    .filter((text) => text.trim() !== '')
    .map(Number)
    .filter(Number.isFinite);

export const numberOf = (data: DataSet | undefined, tag: string): number | undefined => numbersOf(data, tag)[0];

/** The first item of a sequence. */
export const itemOf = (data: DataSet | undefined, tag: string, index = 0): DataSet | undefined =>
  data?.elements[tag]?.items?.[index]?.dataSet;

/** The text of an element in the character set that the file declares. */
export function textOf(data: DataSet, tag: string): string {
  const found = data.elements[tag];
  if (!found) return '';
  const bytes = data.byteArray.subarray(found.dataOffset, found.dataOffset + found.length) as Uint8Array;
  return decodeText(bytes, data.string('x00080005'));
}
