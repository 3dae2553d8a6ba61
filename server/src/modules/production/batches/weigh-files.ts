import { hasDuty, roleOf } from '@archway/contracts';
import type { Caller } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { caseGrants } from '../../practices/api.ts';
import { printFilesOf } from './print-file-repository.ts';

/**
 * What the print files of a practice take up, packed or uploaded. A batch has sub-orders of many patients, so its file is
 * of the practice that has it made, and of no case: it counts for whoever leads that practice, and for who makes for it.
 */
export async function weighPrintFiles(
  db: Querier,
  caller: Caller,
  practiceId: string,
): Promise<{ readonly bytes: number; readonly files: number }> {
  const counts = (await caseGrants(db, caller)).some(
    ({ practiceId: of, role }) =>
      (of === null || of === practiceId) &&
      (hasDuty([role], 'produce', 'operate') || (hasDuty([role], 'treat') && roleOf(role)?.sees === 'practice')),
  );
  return counts ? printFilesOf(db, practiceId) : { bytes: 0, files: 0 };
}
