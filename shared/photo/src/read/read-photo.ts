import type { PhotoCodecs } from '../codecs/codecs.ts';
import { uprightPhoto } from '../edit/turn-photo.ts';
import { checkSize } from '../limits.ts';
import { damaged } from '../photo-error.ts';
import type { Pixels } from '../pixels.ts';
import { type BmpHeader, decodeBmp, readBmp } from './bmp.ts';
import { detectFormat } from './format.ts';
import type { PhotoHeader } from './header.ts';
import { type HeifHeader, readHeif } from './heif.ts';
import { type JpegHeader, profileOf, readJpeg, stripJpeg } from './jpeg.ts';
import { type PngHeader, readPng, stripPng } from './png.ts';
import { decodeTiff } from './tiff-decode.ts';
import { type TiffHeader, readTiff } from './tiff.ts';
import { type WebpHeader, readWebp, stripWebp } from './webp.ts';

/** What the reader of each format found; the format tells which. */
type ReadHeader = JpegHeader | PngHeader | WebpHeader | BmpHeader | TiffHeader | HeifHeader;

/** A photo whose header was read and found acceptable. */
export interface OpenedPhoto {
  readonly header: PhotoHeader;
  /** The image without what only describes it; null for formats that are always converted. */
  readonly stripped: Uint8Array<ArrayBuffer> | null;
  /** Segments of the colour profile of a JPEG; empty otherwise. */
  readonly profile: Uint8Array;
  /** Upright. @throws PhotoError */
  pixels(codecs: PhotoCodecs): Promise<Pixels>;
}

/**
 * Reads the header by content and checks the size, before anything is decoded.
 * @throws PhotoError empty, notAnImage, unsupportedFormat, damaged, tooLarge
 */
export function openPhoto(bytes: Uint8Array, name = ''): OpenedPhoto {
  const header = readHeader(bytes, name);
  checkSize(header.width, header.height);
  const stripped = strip(bytes, header);
  const profile = header.format === 'jpeg' ? profileOf(bytes, header) : new Uint8Array();
  return {
    header,
    stripped,
    profile,
    async pixels(codecs) {
      const stored = await decode(stripped ?? bytes, bytes, header, codecs);
      // A container may keep a preview or declare another size; HEIC is measured by its decoder.
      if (header.format !== 'heic' && (stored.width !== header.width || stored.height !== header.height))
        throw damaged(`${header.width} x ${header.height} pixels declared, ${stored.width} x ${stored.height} found`);
      return uprightPhoto(stored, header.orientation);
    },
  };
}

function readHeader(bytes: Uint8Array, name: string): ReadHeader {
  switch (detectFormat(bytes, name)) {
    case 'jpeg':
      return readJpeg(bytes);
    case 'png':
      return readPng(bytes);
    case 'webp':
      return readWebp(bytes);
    case 'bmp':
      return readBmp(bytes);
    case 'tiff':
      return readTiff(bytes);
    case 'heic':
      return readHeif(bytes);
  }
}

function strip(bytes: Uint8Array, header: ReadHeader): Uint8Array<ArrayBuffer> | null {
  if (header.format === 'jpeg') return stripJpeg(bytes, header);
  if (header.format === 'png') return stripPng(bytes, header);
  if (header.format === 'webp') return stripWebp(bytes, header);
  return null;
}

async function decode(
  stripped: Uint8Array,
  bytes: Uint8Array,
  header: ReadHeader,
  codecs: PhotoCodecs,
): Promise<Pixels> {
  switch (header.format) {
    case 'bmp':
      return decodeBmp(bytes, header);
    case 'tiff':
      return decodeTiff(bytes, header, (jpeg) => {
        const { width, height } = readJpeg(jpeg);
        checkSize(width, height);
        return codecs.decode('jpeg', jpeg);
      });
    case 'jpeg':
    case 'png':
    case 'webp':
    case 'heic':
      return codecs.decode(header.format, stripped);
  }
}
