import type { Libheif } from 'libheif-js/libheif-wasm/libheif.js';
import { damaged, PhotoError } from '../photo-error.ts';
import { checkSize } from '../limits.ts';
import { type Pixels, newPixels } from '../pixels.ts';

/**
 * The primary image, turned as the container says.
 * @throws PhotoError damaged, tooLarge
 */
export async function decodeHeif(module: Libheif, bytes: Uint8Array): Promise<Pixels> {
  const decoder = new module.HeifDecoder();
  const images = decoder.decode(bytes);
  try {
    const image = images.find((each) => each.is_primary()) ?? images[0];
    if (!image) throw damaged('no image in it that can be decoded');
    const [width, height] = [image.get_width(), image.get_height()];
    checkSize(width, height);
    const pixels = newPixels(width, height);
    const result = await new Promise((resolve) => image.display(pixels, resolve));
    if (!result) throw damaged('its data cannot be decoded');
    return pixels;
  } finally {
    for (const image of images) image.free();
    if (decoder.decoder) module.heif_context_free(decoder.decoder);
  }
}

/** A decoder whose memory or stack ran out must not be used again; the error is the file's. */
export function heifFailure(cause: unknown): PhotoError {
  return cause instanceof PhotoError ? cause : damaged('its data cannot be decoded');
}
