import type { AppContext } from '../../../context.ts';
import { deleteObjects } from '../../files/api.ts';
import { modelObjectsAmong } from './models.ts';

/** Deletes what was made of a model, unless a row refers to it: another worker of the same run may have been faster. */
export async function dropUnused(
  context: Pick<AppContext, 'db' | 'store' | 'log'>,
  objectName: string | null,
): Promise<void> {
  if (!objectName) return;
  const used = await modelObjectsAmong(context.db, [objectName]);
  if (used.length === 0) await deleteObjects(context, [objectName]);
}
