import { type Orientation, asOrientation } from '../read/header.ts';
import { type Ifd, type TiffBlock, tiffBlock } from '../read/ifd.ts';
import { ascii } from '../read/bytes.ts';
import { type PrivateData, inXmp, sortedUnique } from './private-data.ts';

export interface ExifFacts {
  readonly orientation: Orientation;
  readonly found: readonly PrivateData[];
}

/** Tags of the first directory and of the EXIF directory, by what they tell. */
const deviceTags = [0x10f, 0x110, 0x131, 0xc62f, 0xc614, 0xa431, 0xa433, 0xa434, 0xa435, 0x927c];
const commentTags = [0x10e, 0x13b, 0x8298, 0x9c9b, 0x9c9c, 0x9c9d, 0x9c9e, 0x9c9f, 0x9286, 0xa430, 0x83bb];
/** Latitude, longitude, altitude, destination, name of the area; a version or a time alone is no place. */
const placeTags = [0x1, 0x2, 0x3, 0x4, 0x6, 0x13, 0x14, 0x15, 0x16, 0x1c];
const EXIF = 0x8769;
const GPS = 0x8825;
const XMP = 700;

/** What an EXIF block says; a block that cannot be read says nothing, and is dropped with the rest. */
export function readExif(block: Uint8Array): ExifFacts {
  try {
    const tiff = tiffBlock(block);
    const main = tiff.ifd(tiff.first);
    const found = new Set<PrivateData>(inDirectory(main, tiff));
    const pointer = main.number(EXIF);
    if (pointer !== undefined) {
      try {
        for (const kind of inDirectory(tiff.ifd(pointer), tiff)) found.add(kind);
      } catch {
        // The orientation of the first directory still counts.
      }
    }
    return { orientation: asOrientation(main.number(0x112)), found: sortedUnique(found) };
  } catch {
    return { orientation: 1, found: [] };
  }
}

/** What a directory of a block tells, and the directory of places that it points to. */
export function inDirectory(ifd: Ifd, block: TiffBlock): PrivateData[] {
  const found: PrivateData[] = [];
  if (tellsPlace(ifd.number(GPS), block)) found.push('location');
  if (deviceTags.some((tag) => ifd.has(tag))) found.push('device');
  if (commentTags.some((tag) => ifd.has(tag))) found.push('comment');
  if (ifd.has(XMP)) found.push(...inXmp(ascii(ifd.bytes(XMP), 0, 1_000_000)));
  return found;
}

function tellsPlace(pointer: number | undefined, block: TiffBlock): boolean {
  if (pointer === undefined) return false;
  try {
    const places = block.ifd(pointer);
    return placeTags.some((tag) => places.has(tag));
  } catch {
    // Nobody can read a place from a directory that is not there.
    return false;
  }
}
