import charls, { type CharlsModule } from '@cornerstonejs/codec-charls/wasmjs';
import { VolumeError } from '../volume-error.ts';

/** Where a bundled worker finds the codec's WebAssembly; Node finds it beside the package. */
export interface CodecOptions {
  readonly wasmUrl?: string;
  readonly wasmBinary?: Uint8Array;
}

/** JPEG-LS, lossless, one plane of 16-bit samples. */
export interface JpegLs {
  encode(plane: Uint16Array, width: number, height: number): Uint8Array;
  /** @throws VolumeError chunkDamaged when the stream is no JPEG-LS image of that size. */
  decode(stream: Uint8Array, width: number, height: number): Uint16Array;
  dispose(): void;
}

/** Loads the codec once; both objects below live in its memory until `dispose`. */
export async function loadJpegLs(options: CodecOptions = {}): Promise<JpegLs> {
  const module: CharlsModule = await charls({
    ...(options.wasmUrl ? { locateFile: () => options.wasmUrl! } : {}),
    ...(options.wasmBinary ? { wasmBinary: options.wasmBinary } : {}),
  });
  const encoder = new module.JpegLSEncoder();
  const decoder = new module.JpegLSDecoder();
  return {
    encode(plane, width, height) {
      const target = encoder.getDecodedBuffer({ width, height, bitsPerSample: 16, componentCount: 1, isSigned: false });
      target.set(new Uint8Array(plane.buffer, plane.byteOffset, plane.byteLength));
      encoder.setNearLossless(0);
      encoder.encode();
      return encoder.getEncodedBuffer().slice();
    },
    decode(stream, width, height) {
      try {
        decoder.getEncodedBuffer(stream.length).set(stream);
        decoder.decode();
      } catch {
        // The codec throws bare pointers.
        throw new VolumeError('chunkDamaged');
      }
      const info = decoder.getFrameInfo();
      if (info.width !== width || info.height !== height || info.bitsPerSample !== 16)
        throw new VolumeError('chunkDamaged');
      const bytes = decoder.getDecodedBuffer().slice();
      return new Uint16Array(bytes.buffer, 0, width * height);
    },
    dispose() {
      encoder.delete();
      decoder.delete();
    },
  };
}
