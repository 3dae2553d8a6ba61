import { intakeOf, photoTitles, requestKindOf } from '@archway/contracts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import type { Refused } from '../../../infrastructure/machine/adapter.ts';
import { openDoubts } from '../doubts/case-doubts.ts';
import { countScans } from '../models/model-repository.ts';
import { cbctOfCase, photosOfCase } from '../ports.ts';
import { lackOfPrescription } from '../prescription/prescription.ts';
import { lackOfRequest } from '../requests/request.ts';
import type { CaseKey, CaseRecord } from '../scope/case-access.ts';

type LackName =
  | 'photosMissing'
  | 'cbctMissing'
  | 'prescriptionIncomplete'
  | 'prescriptionContradicts'
  | 'requestIncomplete'
  | 'modelMissing'
  | 'bothModelsMissing'
  | 'doubtsOpen';

/** What is missing of a case. */
export interface Lack extends Refused<LackName> {
  /** Which positions, questions, contradictions or doubts. */
  readonly items: readonly string[];
}

/**
 * What a case lacks of what its service asks for (`serviceIntakes`), in the order of the steps: photos and CBCT, the
 * prescription or the request, models; last, that nothing is in doubt. Each is looked at only when it is asked for.
 */
async function* lacks(db: Querier, record: CaseRecord, key: CaseKey): AsyncGenerator<Lack> {
  const intake = intakeOf(record.serviceType);
  const missing = intake.photos ? await photosOfCase.one.missing(db, key) : [];
  if (missing.length > 0) yield { refused: 'photosMissing', values: { name: photoTitles(missing) }, items: missing };
  if (intake.ct && !(await cbctOfCase.one(db, key))) yield { refused: 'cbctMissing', items: [] };
  const asked = requestKindOf(record.serviceType) ? lackOfRequest(db, record, key) : lackOfPrescription(db, key);
  const open = await asked;
  if (open) yield open;
  const scans = await countScans(db, key);
  if (intake.jaws === 'both' && scans < 2) yield { refused: 'bothModelsMissing', items: [] };
  else if (scans === 0) yield { refused: 'modelMissing', items: [] };
  const doubts = await openDoubts(db, key);
  if (doubts.length > 0)
    yield { refused: 'doubtsOpen', values: { num: doubts.length }, items: doubts.map(({ reason }) => reason) };
}

/** What a case lacks first; null when it is complete. */
export async function lackOf(db: Querier, record: CaseRecord, key: CaseKey): Promise<Lack | null> {
  for await (const lack of lacks(db, record, key)) return lack;
  return null;
}

/** All that a case lacks. */
export async function lacksOf(db: Querier, record: CaseRecord, key: CaseKey): Promise<Lack[]> {
  const found: Lack[] = [];
  for await (const lack of lacks(db, record, key)) found.push(lack);
  return found;
}
