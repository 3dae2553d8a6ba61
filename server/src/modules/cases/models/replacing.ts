import { type CaseModel, isOneOf, replaceableStatuses } from '@archway/contracts';
import type { AppContext, Caller } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { mayReplaceModels } from '../../access/api.ts';
import type { OpenVersion } from '../files/case-file-kind.ts';
import { noticeToSide } from '../machine/notice-to-side.ts';
import { type VisibleVersion, isEditable } from '../scope/case-access.ts';

/** Whether somebody of the practice may put another scan in the place of a submitted one: the account has the right to. */
export async function mayReplaceModel(
  db: Querier,
  { userId }: Caller,
  { record, version, sides }: VisibleVersion,
): Promise<boolean> {
  if (!sides.has('practice') || version.version !== record.version) return false;
  return isOneOf(replaceableStatuses, version.status) && (await mayReplaceModels(db, userId));
}

/** Tells the design side, who may have opened the scan already, that another one stands in its place. */
export async function noticeOfReplacing(
  context: Pick<AppContext, 'events' | 'jobs'>,
  { tx, caller, found }: OpenVersion,
  { jaw }: Pick<CaseModel, 'jaw'>,
): Promise<void> {
  if (isEditable(found)) return;
  const type = jaw === 1 ? 'upperReplaced' : 'lowerReplaced';
  await noticeToSide(context, tx, caller, found, { side: 'design', type, section: 'models' });
}
