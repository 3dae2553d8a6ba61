import { type CaseModel, hasDuty } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import { changeCaseFiles } from '../files/case-files.ts';
import type { CaseKey } from '../scope/case-access.ts';
import { dropUnused } from './made-objects.ts';
import { isPrepared, startPreparing } from './model-analysis.ts';
import { exchangeJaws, scansOf } from './model-repository.ts';
import { modelsOfVersion } from './models.ts';
import { recordAction } from '../record/records.ts';

/**
 * Exchanges the jaws of the scans of a case; a single one goes to the other jaw.
 * @throws Refusal recordNotFound, caseNotEditable; modelMissing when there is no scan
 */
export async function swapJaws(
  context: Pick<AppContext, 'db' | 'events' | 'jobs' | 'store' | 'log'>,
  caller: Caller,
  { caseId, version }: CaseKey,
): Promise<CaseModel[]> {
  const key: CaseKey = { caseId, version };
  const dropped: string[] = [];
  const models = await changeCaseFiles(context, caller, key, async ({ tx, found }) => {
    if ((await exchangeJaws(tx, key)) === 0) throw new Refusal('modelMissing');
    // Their teeth were numbered as those of the other jaw.
    for (const scan of await scansOf(tx, key))
      if (isPrepared(scan)) dropped.push(...(await startPreparing(context, tx, scan)));
    const { status } = found.version;
    const asAdmin = hasDuty(found.roles, 'operate');
    await recordAction(tx, {
      ...{ ...key, action: 'swapJaws', from: status, to: status },
      ...{ userId: caller.userId, roles: found.roles, asAdmin },
    });
    return modelsOfVersion(tx, key, found.roles);
  });
  await dropUnused(context, dropped);
  return models;
}
