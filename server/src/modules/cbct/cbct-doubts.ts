import type { Querier } from '../../infrastructure/database/database.ts';
import { type CaseKey, type Doubted, type DoubtedFile, type OpenDoubt, doubtOf, objectOf } from '../cases/api.ts';
import { cbctOf } from './repository.ts';
import type { CbctRecord } from './schema.ts';

/** What is doubtful of a CT, by what was noted when its files were read. */
export function cbctDoubts(cbct: CbctRecord): OpenDoubt[] {
  const file = fileOf(cbct);
  const { missingSlices: missing, unevenGaps: gaps, orderAssumed } = cbct.notes;
  return [
    ...(missing + gaps > 0 ? [doubtOf('ctGaps', [file], { missing, gaps })] : []),
    ...(orderAssumed ? [doubtOf('ctOrder', [file])] : []),
  ];
}

const fileOf = ({ cbctId, fileName, thumbName, crc64 }: CbctRecord): DoubtedFile => ({
  ...{ kind: 'cbct', id: cbctId, place: '', fileName, thumbName, crc64 },
});

/** What is doubtful of the CT of a case version. */
export async function doubtsOfCbct(db: Querier, key: CaseKey): Promise<Doubted> {
  const cbct = await cbctOf(db, key);
  return cbct ? { doubts: cbctDoubts(cbct), objects: [objectOf(fileOf(cbct))] } : { doubts: [], objects: [] };
}
