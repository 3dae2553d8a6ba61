import { type CaseModel, hasDuty } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import { changeCaseFiles } from '../files/case-files.ts';
import type { CaseKey } from '../scope/case-access.ts';
import { exchangeJaws } from './model-repository.ts';
import { modelsOfVersion } from './models.ts';
import { recordAction } from '../record/records.ts';

/**
 * Exchanges the jaws of the scans of a case; a single one goes to the other jaw.
 * @throws Refusal recordNotFound, caseNotEditable; modelMissing when there is no scan
 */
export function swapJaws(
  context: Pick<AppContext, 'db' | 'events'>,
  caller: Caller,
  { caseId, version }: CaseKey,
): Promise<CaseModel[]> {
  const key: CaseKey = { caseId, version };
  return changeCaseFiles(context, caller, key, async ({ tx, found }) => {
    if ((await exchangeJaws(tx, key)) === 0) throw new Refusal('modelMissing');
    const { status } = found.version;
    const asAdmin = hasDuty(found.roles, 'operate');
    await recordAction(tx, {
      ...{ ...key, action: 'swapJaws', from: status, to: status },
      ...{ userId: caller.userId, roles: found.roles, asAdmin },
    });
    return modelsOfVersion(tx, key, found.roles);
  });
}
