import { type Orientation, asOrientation } from '../read/header.ts';
import { type Ifd, tiffBlock } from '../read/ifd.ts';
import { ascii } from '../read/bytes.ts';
import { type PrivateData, inXmp, sortedUnique } from './private-data.ts';

export interface ExifFacts {
  readonly orientation: Orientation;
  readonly found: readonly PrivateData[];
}

/** Tags of the first directory and of the EXIF directory, by what they tell. */
const deviceTags = [0x10f, 0x110, 0x131, 0xc62f, 0xc614, 0xa431, 0xa433, 0xa434, 0xa435, 0x927c];
const commentTags = [0x10e, 0x13b, 0x8298, 0x9c9b, 0x9c9c, 0x9c9d, 0x9c9e, 0x9c9f, 0x9286, 0xa430, 0x83bb];
const EXIF = 0x8769;
const GPS = 0x8825;
const XMP = 700;

/** What an EXIF block says; a block that cannot be read says nothing, and is dropped with the rest. */
export function readExif(block: Uint8Array): ExifFacts {
  try {
    const tiff = tiffBlock(block);
    const main = tiff.ifd(tiff.first);
    const found = new Set<PrivateData>(inDirectory(main));
    const pointer = main.number(EXIF);
    if (pointer !== undefined) {
      try {
        for (const kind of inDirectory(tiff.ifd(pointer))) found.add(kind);
      } catch {
        // The orientation of the first directory still counts.
      }
    }
    return { orientation: asOrientation(main.number(0x112)), found: sortedUnique(found) };
  } catch {
    return { orientation: 1, found: [] };
  }
}

export function inDirectory(ifd: Ifd): PrivateData[] {
  const found: PrivateData[] = [];
  if (ifd.has(GPS)) found.push('location');
  if (deviceTags.some((tag) => ifd.has(tag))) found.push('device');
  if (commentTags.some((tag) => ifd.has(tag))) found.push('comment');
  if (ifd.has(XMP)) found.push(...inXmp(ascii(ifd.bytes(XMP), 0, 1_000_000)));
  return found;
}
