import type { Pixels } from '../pixels.ts';

/**
 * What a platform brings along: decoders that are too large or too slow in plain code, and encoders.
 * Bytes that are decoded carry no orientation; a HEIC is turned by its container.
 */
export interface PhotoCodecs {
  /** Whether decoding applies the file's colour profile; if not, the profile is carried over where possible. */
  readonly managesColor: boolean;
  /** @throws PhotoError damaged, tooLarge, unsupportedFormat, decoderUnavailable */
  decode(format: 'jpeg' | 'png' | 'webp' | 'heic', bytes: Uint8Array): Promise<Pixels>;
  /** `quality` from 0 to 1, for JPEG; the image is opaque then. */
  encode(format: 'jpeg' | 'png', pixels: Pixels, quality?: number): Promise<Uint8Array<ArrayBuffer>>;
}
