import type { Libheif } from 'libheif-js/libheif-wasm/libheif.js';
import { damaged, PhotoError } from '../photo-error.ts';
import { checkSize } from '../limits.ts';
import type { Pixels } from '../pixels.ts';
import type { PhotoCodecs } from './codecs.ts';
import { decodeHeif, heifFailure } from './heif.ts';

export interface BrowserCodecOptions {
  /** Where libheif's WebAssembly lies, for pages that do not leave it to the bundler. */
  readonly heifWasmUrl?: string;
}

const types = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

/** For a worker: the browser's own decoders, and libheif, which is loaded when the first HEIC comes. */
export function browserCodecs(options: BrowserCodecOptions = {}): PhotoCodecs {
  let heif: Promise<Libheif> | undefined;
  return {
    managesColor: true,
    async decode(format, bytes) {
      if (format !== 'heic') return decodeBitmap(bytes, types[format]);
      heif ??= loadHeif(options);
      let module: Libheif;
      try {
        module = await heif;
      } catch (cause) {
        heif = undefined;
        throw new PhotoError('decoderUnavailable', { format, detail: cause instanceof Error ? cause.message : '' });
      }
      try {
        return await decodeHeif(module, bytes);
      } catch (cause) {
        if (!(cause instanceof PhotoError)) heif = undefined;
        throw heifFailure(cause);
      }
    },
    async encode(format, pixels, quality) {
      const canvas = new OffscreenCanvas(pixels.width, pixels.height);
      const context = canvas.getContext('2d');
      if (!context) throw new PhotoError('tooLarge', { width: pixels.width, height: pixels.height, limit: 0 });
      context.putImageData(new ImageData(pixels.data, pixels.width, pixels.height), 0, 0);
      const blob = await canvas.convertToBlob({ type: types[format], ...(quality === undefined ? {} : { quality }) });
      return new Uint8Array(await blob.arrayBuffer());
    },
  };
}

async function decodeBitmap(bytes: Uint8Array, type: string): Promise<Pixels> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), {
      premultiplyAlpha: 'none',
    });
  } catch {
    throw damaged('its data cannot be decoded');
  }
  try {
    const { width, height } = bitmap;
    checkSize(width, height);
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new PhotoError('tooLarge', { width, height, limit: 0 });
    context.drawImage(bitmap, 0, 0);
    return { width, height, data: context.getImageData(0, 0, width, height).data };
  } finally {
    bitmap.close();
  }
}

async function loadHeif({ heifWasmUrl }: BrowserCodecOptions): Promise<Libheif> {
  const [{ default: factory }, url] = await Promise.all([
    import('libheif-js/libheif-wasm/libheif.js'),
    heifWasmUrl ?? import('libheif-js/libheif-wasm/libheif.wasm').then((asset) => asset.default),
  ]);
  // Fetched here, since the library's own way to the file would need an address beside its script.
  const response = await fetch(new URL(url, self.location.href));
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const module = factory({ wasmBinary: await response.arrayBuffer(), print: silent, printErr: silent });
  return (await module.ready) ?? module;
}

const silent = () => {};
