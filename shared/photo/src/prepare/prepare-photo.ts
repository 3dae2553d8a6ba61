import { classifyPhoto } from '../classify/classify-photo.ts';
import type { PhotoCodecs } from '../codecs/codecs.ts';
import { shrinkPhoto } from '../edit/shrink-photo.ts';
import { type PhotoEdits, turnPhoto } from '../edit/turn-photo.ts';
import type { PrivateData } from '../metadata/private-data.ts';
import { PhotoError } from '../photo-error.ts';
import { type Pixels, hasAlpha, onWhite } from '../pixels.ts';
import type { Guess } from '../positions.ts';
import type { PhotoFormat } from '../read/format.ts';
import { sharpness } from '../quality/sharpness.ts';
import { withSegments } from '../read/jpeg.ts';
import { type OpenedPhoto, openPhoto } from '../read/read-photo.ts';
import { type StoredFormat, mimeTypes, nameFor, storedAs, thumbNameFor } from './file-names.ts';

/** Largest side in pixels and JPEG quality of thumbnails, as specified. */
export const THUMB_SIDE = 224;
export const THUMB_QUALITY = 0.6;
/** JPEG quality of photos that had to be encoded anew. */
const PHOTO_QUALITY = 0.92;

export interface PhotoFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** `turned`: by its EXIF orientation; `converted`: to a format that browsers show; `thumbFallback`: see `thumb`. */
export type PhotoNote = 'turned' | 'converted' | 'thumbFallback';

export interface PreparedPhoto {
  /** What is uploaded: upright, without location, device and words. */
  readonly file: PhotoFile;
  /** Largest side 224, quality 0.6; the file itself when no thumbnail could be made. */
  readonly thumb: PhotoFile;
  /** Upright. */
  readonly width: number;
  readonly height: number;
  /** What the chosen file was. */
  readonly format: PhotoFormat;
  readonly removed: readonly PrivateData[];
  readonly notes: readonly PhotoNote[];
  /** Best first; empty when the classification failed or was not asked for. */
  readonly guesses: readonly Guess[];
  /** See `sharpness`; null where there is nothing to judge by. */
  readonly sharpness: number | null;
}

export type PhotoStep = 'decode' | 'encode' | 'thumbnail' | 'classify';

export interface PrepareOptions {
  readonly classify?: boolean | undefined;
  readonly signal?: { readonly aborted: boolean } | undefined;
  /** Awaited between the steps, so that a worker can hear a cancellation. */
  readonly onStep?: ((step: PhotoStep) => void | Promise<void>) | undefined;
}

/**
 * A chosen file as it is stored. A JPEG, PNG or WebP that stands upright keeps the bytes of its image.
 * @throws PhotoError
 */
export async function preparePhoto(
  input: { readonly name: string; readonly bytes: Uint8Array },
  codecs: PhotoCodecs,
  options: PrepareOptions = {},
): Promise<PreparedPhoto> {
  const opened = openPhoto(input.bytes, input.name);
  const { format, orientation, found } = opened.header;
  await step('decode', options);
  const pixels = await opened.pixels(codecs);
  const keep = orientation === 1 && opened.stripped !== null;
  await step('encode', options);
  const file = keep
    ? asFile(input.name, format as StoredFormat, opened.stripped)
    : await encoded(input.name, pixels, storedAs[format], codecs, opened);
  const notes: PhotoNote[] = orientation === 1 ? [] : ['turned'];
  if (file.type !== mimeTypes[format as StoredFormat]) notes.push('converted');
  return finish(file, pixels, format, found, notes, codecs, options);
}

/**
 * A photo turned, mirrored or cropped by its user; always encoded anew.
 * @throws PhotoError
 */
export async function editPhoto(
  input: { readonly name: string; readonly bytes: Uint8Array },
  edits: PhotoEdits,
  codecs: PhotoCodecs,
  options: PrepareOptions = {},
): Promise<PreparedPhoto> {
  const opened = openPhoto(input.bytes, input.name);
  const { format, found } = opened.header;
  await step('decode', options);
  const pixels = turnPhoto(await opened.pixels(codecs), edits);
  await step('encode', options);
  const file = await encoded(input.name, pixels, storedAs[format], codecs, opened);
  return finish(file, pixels, format, found, [], codecs, options);
}

async function finish(
  file: PhotoFile,
  pixels: Pixels,
  format: PhotoFormat,
  removed: readonly PrivateData[],
  notes: readonly PhotoNote[],
  codecs: PhotoCodecs,
  options: PrepareOptions,
): Promise<PreparedPhoto> {
  await step('thumbnail', options);
  const thumb = await thumbnailPhoto(pixels, file.name, codecs);
  const guesses = options.classify === false ? [] : await guess(pixels, options);
  const { width, height } = pixels;
  const all: readonly PhotoNote[] = thumb ? notes : [...notes, 'thumbFallback'];
  return {
    file,
    thumb: thumb ?? file,
    width,
    height,
    format,
    removed,
    notes: all,
    guesses,
    sharpness: sharpness(pixels),
  };
}

/** Null when it cannot be made; the caller takes the photo itself then. */
async function thumbnailPhoto(pixels: Pixels, name: string, codecs: PhotoCodecs): Promise<PhotoFile | null> {
  try {
    const small = onWhite(shrinkPhoto(pixels, THUMB_SIDE));
    return { name: thumbNameFor(name), bytes: await codecs.encode('jpeg', small, THUMB_QUALITY), type: mimeTypes.jpeg };
  } catch {
    return null;
  }
}

async function guess(pixels: Pixels, options: PrepareOptions): Promise<readonly Guess[]> {
  await step('classify', options);
  try {
    return classifyPhoto(pixels);
  } catch {
    // A photo whose kind is not known is still a photo.
    return [];
  }
}

/** A turned WebP becomes JPEG, or PNG where something shines through: not every browser can write WebP. */
async function encoded(
  name: string,
  pixels: Pixels,
  wanted: StoredFormat,
  codecs: PhotoCodecs,
  { profile }: OpenedPhoto,
): Promise<PhotoFile> {
  const format = wanted === 'webp' ? (hasAlpha(pixels) ? 'png' : 'jpeg') : wanted;
  if (format === 'png') return asFile(name, 'png', await codecs.encode('png', pixels));
  const bytes = await codecs.encode('jpeg', onWhite(pixels), PHOTO_QUALITY);
  return asFile(name, 'jpeg', profile.length > 0 && !codecs.managesColor ? withSegments(bytes, profile) : bytes);
}

const asFile = (name: string, format: StoredFormat, bytes: Uint8Array<ArrayBuffer>): PhotoFile => ({
  name: nameFor(name, format),
  bytes,
  type: mimeTypes[format],
});

async function step(name: PhotoStep, { signal, onStep }: PrepareOptions): Promise<void> {
  await onStep?.(name);
  if (signal?.aborted) throw new PhotoError('cancelled');
}
