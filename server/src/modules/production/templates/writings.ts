import { type MarkingWriting, type Received, type markingEndpoints, standardWriting } from '@archway/contracts';
import type { AppContext, Caller } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { onlyOnes, putOnly } from './template-repository.ts';
import { changes, ownersFor, requireOwner, templateScope } from './template-scope.ts';

/** How markings are written: for everybody, then for each practice that the caller produces for. */
export async function writingsFor(db: Querier, caller: Caller) {
  const scope = await templateScope(db, caller);
  const rows = await onlyOnes(db, 'writing', scope.practiceIds);
  const said = (id: string | null): MarkingWriting | undefined =>
    // The contract judged it when it was kept.
    rows.find(({ practiceId }) => practiceId === id)?.content as MarkingWriting | undefined;
  const everybody = said(null) ?? standardWriting;
  const practices = (await ownersFor(db, scope)).filter(({ practiceId }) => practiceId !== null);
  return [{ practiceId: null, name: null }, ...practices].map(({ practiceId, name }) => ({
    ...{ practiceId, practiceName: name, own: said(practiceId) !== undefined },
    ...{ mayChange: changes(scope, practiceId), writing: said(practiceId) ?? everybody },
  }));
}

/** @throws Refusal recordNotFound */
export async function sayWriting(
  { db }: Pick<AppContext, 'db'>,
  caller: Caller,
  { practiceId, ...content }: Received<typeof markingEndpoints.write>['body'],
): Promise<void> {
  await requireOwner(db, caller, practiceId);
  await db.transaction((tx) => putOnly(tx, { kind: 'writing', practiceId, content, updatedBy: caller.userId }));
}
