import type { AppContext } from '../../context.ts';
import { deleteObjects } from '../files/api.ts';
import { processFilesAmong } from './order-repository.ts';

/** Deletes objects that no order names any more, after the transaction that made it so. */
export async function dropUnused(
  context: Pick<AppContext, 'db' | 'store' | 'log'>,
  names: readonly string[],
): Promise<void> {
  const used = new Set(names.length > 0 ? await processFilesAmong(context.db, names) : []);
  await deleteObjects(
    context,
    names.filter((name) => !used.has(name)),
  );
}
