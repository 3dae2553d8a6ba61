import type { VolumeInput } from '@archway/volume';
import { bareCharls, dcmjsVolume, dicomParserVolume, unzipAndDecode, type CharlsSettings } from './peers.ts';

/** Milliseconds that others need on one thread for the same files. */
export interface PeerTimes {
  readonly dicomParser: number;
  readonly dcmjs: number;
  readonly encode: number;
  readonly decode: number;
  readonly unzipAndDecode: number;
}

async function timed<T>(work: () => T | Promise<T>): Promise<[milliseconds: number, result: T]> {
  const start = performance.now();
  const result = await work();
  return [performance.now() - start, result];
}

/** One round of everybody. @param width of a slice, in pixels @param zip the package of the same series */
export async function peerTimes(
  inputs: readonly VolumeInput[],
  [width, height]: readonly [number, number],
  zip: Uint8Array,
  settings: CharlsSettings,
): Promise<PeerTimes> {
  const [dicomParser, volume] = await timed(() => dicomParserVolume(inputs));
  const [dcmjs] = await timed(() => dcmjsVolume(inputs));
  const charls = await bareCharls(settings);
  const size = width * height;
  const slices = Array.from({ length: volume.length / size }, (_, k) =>
    Uint16Array.from(volume.subarray(k * size, (k + 1) * size), (value) => value + 32768),
  );
  const [encode, streams] = await timed(() => charls.encode(slices, width, height));
  const [decode] = await timed(() => charls.decode(streams));
  const [whole] = await timed(() => unzipAndDecode(zip, settings));
  return { dicomParser, dcmjs, encode, decode, unzipAndDecode: whole };
}
