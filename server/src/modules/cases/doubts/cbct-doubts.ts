import type { CbctRecord } from '../../cbct/schema.ts';
import { type DoubtedFile, type OpenDoubt, doubtOf } from './doubt-key.ts';

/** What is doubtful of a CT, by what was noted when its files were read. */
export function cbctDoubts({ cbctId, fileName, crc64, notes }: CbctRecord): OpenDoubt[] {
  const file: DoubtedFile = { kind: 'cbct', id: cbctId, place: '', fileName, thumbName: null, crc64 };
  const { missingSlices: missing, unevenGaps: gaps, orderAssumed } = notes;
  return [
    ...(missing + gaps > 0 ? [doubtOf('ctGaps', [file], { missing, gaps })] : []),
    ...(orderAssumed ? [doubtOf('ctOrder', [file])] : []),
  ];
}
