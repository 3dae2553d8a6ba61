import type { CaseFacts } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { caseWatchers } from '../../practices/api.ts';
import type { CaseKey } from '../scope/case-access.ts';

/**
 * Tells everybody who sees a case that it changed; the last thing in its transaction.
 * @param before who saw it until now and may not any more hears that it is gone, too
 */
export async function tellCaseChanged(
  { events }: Pick<AppContext, 'events'>,
  tx: Transaction,
  key: CaseKey,
  facts: CaseFacts,
  before?: CaseFacts,
): Promise<void> {
  const watchers = await caseWatchers(tx, facts);
  const gone = before && ((before.handedOver && !facts.handedOver) || before.doctorId !== facts.doctorId);
  if (gone) watchers.push(...(await caseWatchers(tx, before)));
  const users = [...new Set(watchers.map((watcher) => watcher.userId))];
  if (users.length > 0) await events.publish('case.changed', { ...key }, { users }, { tx });
}
