import type { BenchRow } from '../bench-row.ts';
import { atMost, lessBy } from '../rated.ts';
import type { OwnTimes } from './own-times.ts';
import type { PeerTimes } from './peer-times.ts';

/** The best of several rounds, each figure by itself. */
export function best<Times extends object>(rounds: readonly Times[]): Times {
  const keys = Object.keys(rounds[0] ?? {}) as (keyof Times)[];
  const least = (key: keyof Times): number => Math.min(...rounds.map((round) => round[key] as number));
  return Object.fromEntries(keys.map((key) => [key, least(key)])) as Times;
}

/** The rows of time of the quality goals; a rate of at least 0.8 is at most 1 / 0.8 of the time. */
export function cbctRows(what: string, own: OwnTimes, peer: PeerTimes): BenchRow[] {
  return [
    lessBy(`series to volume, ${what}`, own.read, 'dicom-parser, one thread, files to volume', peer.dicomParser, 0.8),
    lessBy(`series to volume, ${what}`, own.read, 'dcmjs, one thread, files to volume', peer.dcmjs, 0.8),
    atMost('unpack to first image', own.firstImage, 'unzip + charls decode, one thread', peer.unzipAndDecode, 0.6),
    atMost('unpack, whole', own.unpack, 'charls decode alone, one thread', peer.decode, 1.25),
    atMost('pack, files to zip', own.pack, 'charls encode alone, one thread', peer.encode, 1.25),
  ];
}
