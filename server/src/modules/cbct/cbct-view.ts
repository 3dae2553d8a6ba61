import type { CaseCbct } from '@archway/contracts';
import type { Querier } from '../../infrastructure/database/database.ts';
import type { CaseKey } from '../cases/api.ts';
import { cbctsWithObjects, namedCbctOf } from './repository.ts';
import type { CbctRecord } from './schema.ts';

/** The CBCT of a version as the wire shows it, or null. */
export async function cbctOfVersion(db: Querier, key: CaseKey): Promise<CaseCbct | null> {
  const found = await namedCbctOf(db, key);
  return found ? toCaseCbct(found.cbct, found.uploadedBy) : null;
}

/** Which of these objects are files of CBCTs. */
export const cbctObjectsAmong = async (db: Querier, names: readonly string[]): Promise<string[]> =>
  (await cbctsWithObjects(db, names)).flatMap(({ objectName, quickLookName, thumbName }) =>
    [objectName, quickLookName, thumbName].filter((name) => name !== null),
  );

const toCaseCbct = (cbct: CbctRecord, uploadedBy: string): CaseCbct => ({
  cbctId: cbct.cbctId,
  caseId: cbct.caseId,
  version: cbct.version,
  fileName: cbct.fileName,
  objectName: cbct.objectName,
  quickLookName: cbct.quickLookName,
  size: cbct.size,
  volume: cbct.volume,
  notes: cbct.notes,
  uploadTime: cbct.uploadTime.toISOString(),
  uploadedBy,
});
