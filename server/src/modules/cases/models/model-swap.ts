import { type CaseModel, hasDuty } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import { type CaseKey, isEditable, lockVersion } from '../scope/case-access.ts';
import { tellCaseChanged } from '../record/case-events.ts';
import { exchangeJaws } from './model-repository.ts';
import { modelsOfVersion } from './models.ts';
import { recordAction } from '../record/records.ts';

/**
 * Exchanges the jaws of the scans of a case; a single one goes to the other jaw.
 * @throws Refusal recordNotFound, ptNotEditable; modelMissing when there is no scan
 */
export function swapJaws(
  context: Pick<AppContext, 'db' | 'events'>,
  caller: Caller,
  { ptId, version }: CaseKey,
): Promise<CaseModel[]> {
  const key: CaseKey = { ptId, version };
  return context.db.transaction(async (tx) => {
    const found = await lockVersion(tx, caller, key);
    if (!isEditable(found)) throw new Refusal('ptNotEditable');
    if ((await exchangeJaws(tx, key)) === 0) throw new Refusal('modelMissing');
    const { status } = found.version;
    const asAdmin = hasDuty(found.roles, 'operate');
    await recordAction(tx, { ...key, action: 'swapJaws', from: status, to: status, userId: caller.userId, asAdmin });
    await tellCaseChanged(context, tx, key, { ...found.record, ...found.version });
    return modelsOfVersion(tx, key, found.roles);
  });
}
