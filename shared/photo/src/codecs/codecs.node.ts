import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PNG } from 'pngjs';
import webpWasm from 'webp-wasm';
import heifFactory, { type Libheif } from 'libheif-js/libheif-wasm/libheif.js';
import { damaged, PhotoError } from '../photo-error.ts';
import { checkMemory, checkSize } from '../limits.ts';
import { PLAIN_JPEG_LIMIT, decodeJpeg, encodeJpeg } from '../jpeg.node.ts';
import type { Pixels } from '../pixels.ts';
import { readJpeg } from '../read/jpeg.ts';
import { readPng } from '../read/png.ts';
import type { PhotoCodecs } from './codecs.ts';
import { decodeHeif, heifFailure } from './heif.ts';
import { TurboDecoder } from './turbo-jpeg.node.ts';

/** For Node: plain JavaScript and WebAssembly, nothing that is compiled at installation. */
export function nodeCodecs(): PhotoCodecs {
  let heif: Promise<Libheif> | undefined;
  const turbo = new TurboDecoder();
  return {
    managesColor: false,
    async decode(format, bytes) {
      if (format === 'heic') {
        heif ??= loadHeif();
        const module = await heif;
        try {
          return await quietly(async () => decodeHeif(module, bytes));
        } catch (cause) {
          if (!(cause instanceof PhotoError)) heif = undefined;
          throw heifFailure(cause);
        }
      }
      try {
        if (format === 'jpeg') return await jpegBy(turbo, bytes);
        return format === 'png' ? decodePng(bytes) : await webp(bytes);
      } catch (cause) {
        if (cause instanceof PhotoError) throw cause;
        // What the libraries say is for their authors.
        throw damaged('its data cannot be decoded');
      }
    },
    async encode(format, pixels, quality = 0.92) {
      return format === 'jpeg' ? encodeJpeg(pixels, quality) : encodePng(pixels);
    },
  };
}

/** Four components, and samplings that are seldom, are left to the slower decoder, which knows them. */
async function jpegBy(turbo: TurboDecoder, bytes: Uint8Array): Promise<Pixels> {
  const { components, width, height } = readJpeg(bytes);
  if (components === 4) return decodeJpeg(bytes);
  try {
    return await turbo.decode(bytes);
  } catch (cause) {
    if (cause instanceof PhotoError || width * height > PLAIN_JPEG_LIMIT) throw cause;
    return decodeJpeg(bytes);
  }
}

/** The library keeps what it unpacked almost twice, all samples, and of 16 bits once more what it made of them. */
const UNPACKED_TIMES = 1.8;

function decodePng(bytes: Uint8Array): Pixels {
  const head = readPng(bytes);
  checkMemory(head.width, head.height, (UNPACKED_TIMES * head.bits) / 8 + (head.depth === 16 ? 12 : 4));
  const { width, height, data } = PNG.sync.read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return { width, height, data: new Uint8ClampedArray(data.buffer as ArrayBuffer, data.byteOffset, data.byteLength) };
}

/** A PNG of the pixels, with transparency. */
export function encodePng({ width, height, data }: Pixels): Uint8Array<ArrayBuffer> {
  const png = new PNG({ width, height });
  png.data = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return new Uint8Array(PNG.sync.write(png));
}

async function webp(bytes: Uint8Array): Promise<Pixels> {
  const { width, height, data } = await webpWasm.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  checkSize(width, height);
  return { width, height, data: new Uint8ClampedArray(data) };
}

async function loadHeif(): Promise<Libheif> {
  try {
    const root = path.dirname(createRequire(import.meta.url).resolve('libheif-js/package.json'));
    const wasmBinary = await readFile(path.join(root, 'libheif-wasm/libheif.wasm'));
    const module = heifFactory({ wasmBinary, print() {}, printErr() {} });
    return (await module.ready) ?? module;
  } catch (cause) {
    throw new PhotoError('decoderUnavailable', { format: 'heic', detail: String(cause) });
  }
}

/** The library writes to the console what it does not like about a file; the error says it. */
async function quietly<T>(action: () => Promise<T>): Promise<T> {
  /* eslint-disable no-console -- silenced while a foreign library runs, nothing is written */
  const { log } = console;
  console.log = () => {};
  try {
    return await action();
  } finally {
    console.log = log;
  }
  /* eslint-enable no-console */
}
