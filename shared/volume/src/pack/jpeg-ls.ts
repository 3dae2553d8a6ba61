import charls, { type CharlsModule } from '@cornerstonejs/codec-charls/wasmjs';
import { moduleOptions, startModule, type ModuleLocation } from '../source/wasm.ts';
import { VolumeError } from '../volume-error.ts';

/** Where a bundled worker finds the codec's WebAssembly; Node finds it beside the package. */
export type CodecOptions = ModuleLocation;

/** JPEG-LS, lossless, one plane of 16-bit samples. */
export interface JpegLs {
  encode(plane: Uint16Array, width: number, height: number): Uint8Array;
  /** The same without a copy: `fill` writes the samples where the codec reads them. */
  encodeFrom(fill: (samples: Uint16Array) => void, width: number, height: number): Uint8Array;
  /** @throws VolumeError chunkDamaged when the stream is no JPEG-LS image of that size. */
  decode(stream: Uint8Array, width: number, height: number): Uint16Array;
  /** The same without a copy: `use` reads the samples where the codec wrote them. */
  decodeTo(use: (samples: Uint16Array) => void, stream: Uint8Array, width: number, height: number): void;
  dispose(): void;
}

/** Loads the codec; both objects below live in its memory until `dispose`. @throws VolumeError codecModule */
export async function loadJpegLs(options: CodecOptions = {}): Promise<JpegLs> {
  const module = await load(options);
  const encoder = new module.JpegLSEncoder();
  let decoder = new module.JpegLSDecoder();
  const codec: JpegLs = {
    encode: (plane, width, height) => codec.encodeFrom((samples) => samples.set(plane), width, height),
    encodeFrom(fill, width, height) {
      const target = encoder.getDecodedBuffer({ width, height, bitsPerSample: 16, componentCount: 1, isSigned: false });
      fill(new Uint16Array(target.buffer, target.byteOffset, width * height));
      encoder.setNearLossless(0);
      encoder.encode();
      return encoder.getEncodedBuffer().slice();
    },
    decode(stream, width, height) {
      let plane = new Uint16Array(0);
      codec.decodeTo((samples) => (plane = samples.slice()), stream, width, height);
      return plane;
    },
    decodeTo(use, stream, width, height) {
      // The size that the stream declares is what the codec allocates: a lie is found before.
      checkFrame(stream, width, height);
      try {
        decoder.getEncodedBuffer(stream.length).set(stream);
        decoder.decode();
      } catch {
        // The codec throws bare pointers, and is not trusted with another stream after that.
        decoder = new module.JpegLSDecoder();
        throw new VolumeError('chunkDamaged');
      }
      const info = decoder.getFrameInfo();
      const bytes = decoder.getDecodedBuffer();
      const fits = info.width === width && info.height === height && info.bitsPerSample === 16;
      if (!fits || bytes.length < width * height * 2) throw new VolumeError('chunkDamaged');
      use(new Uint16Array(bytes.buffer, bytes.byteOffset, width * height));
    },
    dispose() {
      encoder.delete();
      decoder.delete();
    },
  };
  return codec;
}

async function load(options: CodecOptions): Promise<CharlsModule> {
  try {
    return await startModule(options, async () => charls(await moduleOptions(options)));
  } catch (cause) {
    throw new VolumeError('codecModule', { detail: String(cause) });
  }
}

const SOI = 0xd8;
const START_OF_FRAME = 0xf7;
const START_OF_SCAN = 0xda;

/** Walks the markers to the frame header and compares its numbers. @throws VolumeError chunkDamaged */
function checkFrame(stream: Uint8Array, width: number, height: number): void {
  const word = (at: number): number => (stream[at]! << 8) | stream[at + 1]!;
  let at = stream[0] === 0xff && stream[1] === SOI ? 2 : stream.length;
  while (at + 4 <= stream.length && stream[at] === 0xff && stream[at + 1] !== START_OF_SCAN) {
    if (stream[at + 1] === START_OF_FRAME) {
      const fits = stream[at + 4] === 16 && word(at + 5) === height && word(at + 7) === width && stream[at + 9] === 1;
      if (fits) return;
      break;
    }
    at += 2 + word(at + 2);
  }
  throw new VolumeError('chunkDamaged');
}
