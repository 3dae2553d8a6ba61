import { type Answer, MOST_LABELS_ON_CASE, type Received, type labelEndpoints } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { type Each, eachOf } from '../../../infrastructure/http/batch.ts';
import { auditChange } from '../audit/append.ts';
import { tellCaseChanged } from '../record/case-events.ts';
import { lockVisible } from '../scope/case-access.ts';
import { countLabels, setLabels } from './label-repository.ts';

/** Puts labels on cases and takes others off; each case is done or refused by itself. */
export function labelCases(
  context: Pick<AppContext, 'db' | 'events'>,
  caller: Caller,
  { caseIds, add, remove }: Received<typeof labelEndpoints.set>['body'],
  lang: Each['lang'],
): Promise<Answer<typeof labelEndpoints.set>> {
  const [wanted, unwanted] = [[...new Set(add)], [...new Set(remove)]];
  return eachOf({ db: context.db, ids: caseIds, lang }, (tx, caseId) =>
    labelCase(context, tx, caller, caseId, wanted, unwanted),
  );
}

async function labelCase(
  context: Pick<AppContext, 'events'>,
  tx: Transaction,
  caller: Caller,
  caseId: string,
  add: readonly string[],
  remove: readonly string[],
): Promise<void> {
  const { record, sides, roles } = await lockVisible(tx, caller, caseId);
  if (!sides.has('practice') && !sides.has('platform')) throw new Refusal('noPermission');
  if (add.length > 0 && (await countLabels(tx, record.practiceId, add)) < add.length) {
    throw new Refusal('labelUnknown');
  }
  const carried = await setLabels(tx, caseId, add, remove);
  if (add.length > 0 && carried > MOST_LABELS_ON_CASE) throw new Refusal('labelsOnCase', { num: MOST_LABELS_ON_CASE });
  const key = { caseId, version: record.version };
  await auditChange(tx, key, { userId: caller.userId, roles }, 'setLabels', { ids: [...add, ...remove] });
  await tellCaseChanged(context, tx, key, record);
}
