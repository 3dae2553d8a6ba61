import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../infrastructure/database/database.ts';
import { type CaseFacts, caseWatchers } from '../practices/visibility.ts';
import type { CaseKey } from './case-access.ts';

/** Tells everybody who sees a case that it changed; the last thing in its transaction. */
export async function tellCaseChanged(
  { events }: Pick<AppContext, 'events'>,
  tx: Transaction,
  key: CaseKey,
  facts: CaseFacts,
): Promise<void> {
  const users = [...new Set((await caseWatchers(tx, facts)).map((watcher) => watcher.userId))];
  if (users.length > 0) await events.publish('case.changed', { ...key }, { users }, { tx });
}
