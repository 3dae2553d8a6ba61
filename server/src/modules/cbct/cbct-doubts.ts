import type { Querier } from '../../infrastructure/database/database.ts';
import { type CaseKey, type Doubted, type DoubtedFile, type OpenDoubt, doubtOf } from '../cases/api.ts';
import { cbctOf } from './repository.ts';
import type { CbctRecord } from './schema.ts';

/** What is doubtful of a CT, by what was noted when its files were read. */
export function cbctDoubts({ cbctId, fileName, crc64, notes }: CbctRecord): OpenDoubt[] {
  const file: DoubtedFile = { kind: 'cbct', id: cbctId, place: '', fileName, thumbName: null, crc64 };
  const { missingSlices: missing, unevenGaps: gaps, orderAssumed } = notes;
  return [
    ...(missing + gaps > 0 ? [doubtOf('ctGaps', [file], { missing, gaps })] : []),
    ...(orderAssumed ? [doubtOf('ctOrder', [file])] : []),
  ];
}

/** What is doubtful of the CT of a case version. */
export async function doubtsOfCbct(db: Querier, key: CaseKey): Promise<Doubted> {
  const cbct = await cbctOf(db, key);
  return { doubts: cbct ? cbctDoubts(cbct) : [] };
}
