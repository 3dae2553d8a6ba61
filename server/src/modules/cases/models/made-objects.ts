import type { AppContext } from '../../../context.ts';
import { deleteObjects } from '../../files/api.ts';
import { modelObjectsAmong } from './models.ts';

/** Deletes what was made of a model, unless a row refers to it: another worker of the same run may have been faster. */
export async function dropUnused(
  context: Pick<AppContext, 'db' | 'store' | 'log'>,
  objectNames: readonly string[],
): Promise<void> {
  if (objectNames.length === 0) return;
  const used = new Set(await modelObjectsAmong(context.db, objectNames));
  const unused = objectNames.filter((name) => !used.has(name));
  if (unused.length > 0) await deleteObjects(context, unused);
}
