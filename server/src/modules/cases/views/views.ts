import { type Answer, MOST_VIEWS, type Received, type viewEndpoints } from '@archway/contracts';
import { type Caller, Refusal } from '../../../context.ts';
import { conflictAsRefusal } from '../../../infrastructure/database/conflicts.ts';
import type { Database } from '../../../infrastructure/database/database.ts';
import {
  changeView,
  columnsOfUser,
  deleteView,
  insertView,
  numberOfViews,
  saveColumns,
  viewsOf,
} from './view-repository.ts';

/** A name that the caller gave another view. */
const CONFLICTS = { case_list_views_name: 'viewNameTaken' } as const;

type Of<Endpoint extends keyof typeof viewEndpoints> = (typeof viewEndpoints)[Endpoint];

export const listViews = (
  db: Database,
  { userId }: Caller,
  { serviceType }: Received<Of<'list'>>['query'],
): Promise<Answer<Of<'list'>>> => viewsOf(db, userId, serviceType);

/** @throws Refusal viewLimit or viewNameTaken */
export const addView = (
  db: Database,
  { userId }: Caller,
  view: Received<Of<'add'>>['body'],
): Promise<Answer<Of<'add'>>> =>
  conflictAsRefusal(
    CONFLICTS,
    db.transaction(async (tx) => {
      const known = await numberOfViews(tx, userId, view.serviceType);
      if (known >= MOST_VIEWS) throw new Refusal('viewLimit', { num: MOST_VIEWS });
      return { viewId: await insertView(tx, { ...view, userId }) };
    }),
  );

/** @throws Refusal recordNotFound or viewNameTaken */
export async function changeOwnView(
  db: Database,
  { userId }: Caller,
  { viewId, ...change }: Received<Of<'update'>>['body'],
): Promise<void> {
  const known = await conflictAsRefusal(CONFLICTS, changeView(db, userId, viewId, change));
  if (!known) throw new Refusal('recordNotFound');
}

/** @throws Refusal recordNotFound */
export async function removeView(db: Database, { userId }: Caller, viewId: string): Promise<void> {
  if (!(await deleteView(db, userId, viewId))) throw new Refusal('recordNotFound');
}

/** How the caller arranges the columns of a list; null where it is left as it comes. */
export const arrangedColumns = (
  db: Database,
  { userId }: Caller,
  { serviceType }: Received<Of<'columns'>>['query'],
): Promise<Answer<Of<'columns'>>> => columnsOfUser(db, userId, serviceType);

export const arrangeColumns = (
  db: Database,
  { userId }: Caller,
  arranged: Received<Of<'arrange'>>['body'],
): Promise<unknown> => saveColumns(db, { ...arranged, userId });
