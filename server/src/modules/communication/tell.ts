import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../infrastructure/database/database.ts';
import { type DiscussedCase, listenersOf } from './readers.ts';

/** Open pages of those who see a case hear that its conversation changed, and no words of it; last in its transaction. */
export async function tellMessage(
  { events }: Pick<AppContext, 'events'>,
  tx: Transaction,
  of: DiscussedCase,
): Promise<void> {
  const users = await listenersOf(tx, of);
  if (users.length > 0) await events.publish('case.message', { caseId: of.caseId }, { users }, { tx });
}
