import type { BlobLike, VolumeInput } from '@archway/volume';
import charls, { type CharlsModule } from '@cornerstonejs/codec-charls/wasmjs';
import dcmjs from 'dcmjs';
import dicomParser from 'dicom-parser';
import { unzipSync } from 'fflate';

/** Where the codec's WebAssembly is; nothing is needed in Node. */
export interface CharlsSettings {
  readonly locateFile?: () => string;
}

const bytesOf = async (blob: BlobLike): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await blob.arrayBuffer());

interface Plane {
  readonly height: number;
  readonly samples: Int16Array;
  readonly slope: number;
  readonly intercept: number;
}

/** Planes in their order along z as one volume of rescaled values, as a page without workers would do it. */
function volumeOf(planes: Plane[]): Int16Array {
  planes.sort((a, b) => a.height - b.height);
  const size = planes[0]!.samples.length;
  const volume = new Int16Array(size * planes.length);
  planes.forEach(({ samples, slope, intercept }, k) => {
    for (let i = 0; i < size; i++) volume[k * size + i] = samples[i]! * slope + intercept;
  });
  return volume;
}

/** dicom-parser on one thread: each file read, parsed, its pixels rescaled and put in place. */
export async function dicomParserVolume(inputs: readonly VolumeInput[]): Promise<Int16Array> {
  const planes: Plane[] = [];
  for (const { blob } of inputs) {
    const bytes = await bytesOf(blob);
    const data = dicomParser.parseDicom(bytes);
    const { dataOffset, length } = data.elements['x7fe00010']!;
    planes.push({
      height: Number(data.string('x00200032')!.split('\\')[2]),
      samples: new Int16Array(bytes.buffer.slice(dataOffset, dataOffset + length)),
      slope: data.floatString('x00281053') ?? 1,
      intercept: data.floatString('x00281052') ?? 0,
    });
  }
  return volumeOf(planes);
}

interface DcmjsElement {
  readonly Value: unknown[];
}

/** The same with dcmjs. */
export async function dcmjsVolume(inputs: readonly VolumeInput[]): Promise<Int16Array> {
  const planes: Plane[] = [];
  for (const { blob } of inputs) {
    const { dict } = dcmjs.data.DicomMessage.readFile(await blob.arrayBuffer()) as {
      dict: Record<string, DcmjsElement>;
    };
    const value = (tag: string): unknown[] => dict[tag]?.Value ?? [];
    planes.push({
      height: Number(value('00200032')[2]),
      samples: new Int16Array(value('7FE00010')[0] as ArrayBuffer),
      slope: Number(value('00281053')[0] ?? 1),
      intercept: Number(value('00281052')[0] ?? 0),
    });
  }
  return volumeOf(planes);
}

/** charls as it comes, one thread, nothing around it. */
export async function bareCharls(settings: CharlsSettings): Promise<{
  encode(slices: readonly Uint16Array[], width: number, height: number): Uint8Array[];
  decode(streams: readonly Uint8Array[]): number;
}> {
  // The settings become the module, so each needs its own.
  const module: CharlsModule = await charls({ ...settings });
  return {
    encode(slices, width, height) {
      const encoder = new module.JpegLSEncoder();
      const streams = slices.map((slice) => {
        const frame = { width, height, bitsPerSample: 16, componentCount: 1, isSigned: false };
        encoder.getDecodedBuffer(frame).set(new Uint8Array(slice.buffer, slice.byteOffset, slice.byteLength));
        encoder.setNearLossless(0);
        encoder.encode();
        return encoder.getEncodedBuffer().slice();
      });
      encoder.delete();
      return streams;
    },
    decode(streams) {
      const decoder = new module.JpegLSDecoder();
      let bytes = 0;
      for (const stream of streams) {
        decoder.getEncodedBuffer(stream.length).set(stream);
        decoder.decode();
        bytes += decoder.getDecodedBuffer().slice().length;
      }
      decoder.delete();
      return bytes;
    },
  };
}

/** A whole package on one thread: unzipped, then every slice decoded. @returns the bytes of voxels */
export async function unzipAndDecode(zip: Uint8Array, settings: CharlsSettings): Promise<number> {
  const entries = unzipSync(zip);
  const streams = Object.entries(entries)
    .filter(([name]) => name.endsWith('.ls'))
    .flatMap(([, chunk]) => streamsOf(chunk));
  return (await bareCharls(settings)).decode(streams);
}

/** The JPEG-LS streams of a chunk: a header of 16 bytes, then each with its length before it. */
function streamsOf(chunk: Uint8Array): Uint8Array[] {
  const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  const streams: Uint8Array[] = [];
  for (let at = 16; at < chunk.length;) {
    const length = view.getUint32(at, true);
    streams.push(chunk.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return streams;
}
