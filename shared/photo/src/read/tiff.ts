import { inDirectory } from '../metadata/exif.ts';
import { type PrivateData, sortedUnique } from '../metadata/private-data.ts';
import { damaged, PhotoError } from '../photo-error.ts';
import { type PhotoHeader, asOrientation } from './header.ts';
import { tiffBlock } from './ifd.ts';

/** What is needed to decode the first image of the file. */
export interface TiffHeader extends PhotoHeader {
  readonly format: 'tiff';
  readonly little: boolean;
  readonly bits: number;
  readonly samples: number;
  readonly compression: number;
  /** 0 white is zero, 1 black is zero, 2 RGB, 3 palette, 5 CMYK, 6 YCbCr. */
  readonly photometric: number;
  readonly planar: boolean;
  readonly predictor: number;
  readonly lowBitFirst: boolean;
  readonly alpha: boolean;
  /** Rows of blocks of this size; a strip is as wide as the image. */
  readonly blockWidth: number;
  readonly blockHeight: number;
  readonly offsets: readonly number[];
  readonly counts: readonly number[];
  readonly palette: readonly number[];
  readonly jpegTables: Uint8Array;
}

/** Uncompressed, LZW, JPEG, Deflate (two numbers), PackBits. */
const compressions = new Set([1, 5, 7, 8, 32946, 32773]);

const unsupported = (what: string) => new PhotoError('unsupportedFormat', { format: `tiff (${what})` });

/** @throws PhotoError damaged, unsupportedFormat */
export function readTiff(bytes: Uint8Array): TiffHeader {
  const block = tiffBlock(bytes);
  const ifd = block.ifd(block.first);
  const number = (tag: number, otherwise: number) => ifd.number(tag) ?? otherwise;
  const width = number(256, 0);
  const height = number(257, 0);
  const photometric = number(262, -1);
  const samples = number(277, 1);
  const bitsOfEach = ifd.numbers(258, 16);
  const bits = bitsOfEach[0] ?? 1;
  const compression = number(259, 1);
  const tiled = ifd.has(322);
  const planar = number(284, 1) === 2 && samples > 1;
  if (!compressions.has(compression)) throw unsupported(`compression ${compression}`);
  if (![0, 1, 2, 3, 5, 6].includes(photometric)) throw unsupported(`colours ${photometric}`);
  if (photometric === 6 && compression !== 7) throw unsupported('YCbCr');
  // Decoders of JPEG take four colours for Adobe's, which are inverted, and these are not.
  if (photometric === 5 && compression === 7) throw unsupported('CMYK as JPEG');
  if (![1, 2, 4, 8, 16].includes(bits) || bitsOfEach.some((each) => each !== bits))
    throw unsupported(`${bitsOfEach.join()} bits`);
  if (number(339, 1) !== 1) throw unsupported('numbers that are not whole');
  const wanted = photometric === 5 ? 4 : photometric === 2 || photometric === 6 ? 3 : 1;
  if (samples < wanted || samples > 16 || (bits < 8 && samples > 1)) throw damaged(`${samples} samples a pixel`);
  const predictor = number(317, 1);
  if (predictor !== 1 && !(predictor === 2 && bits >= 8)) throw unsupported(`predictor ${predictor}`);
  const blockWidth = tiled ? number(322, 0) : width;
  const blockHeight = tiled ? number(323, 0) : Math.min(number(278, height), height);
  const found = new Set<PrivateData>(inDirectory(ifd, block));
  const header: TiffHeader = {
    format: 'tiff',
    width,
    height,
    orientation: asOrientation(ifd.number(274)),
    found: sortedUnique(found),
    little: block.little,
    bits,
    samples,
    compression,
    photometric,
    planar,
    predictor,
    lowBitFirst: number(266, 1) === 2,
    alpha: samples > wanted && number(338, 0) !== 0,
    blockWidth,
    blockHeight,
    offsets: ifd.numbers(tiled ? 324 : 273),
    counts: ifd.numbers(tiled ? 325 : 279),
    palette: photometric === 3 ? ifd.numbers(320) : [],
    jpegTables: ifd.bytes(347),
  };
  return header;
}
