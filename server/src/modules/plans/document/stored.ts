import { createHash } from 'node:crypto';
import type { PlanDocument } from '@archway/contracts';
import { readPlanText } from '@archway/dental';
import type { AppContext } from '../../../context.ts';
import { documentRow } from './repository.ts';

/** SHA-256, in hex. */
export const hashOf = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A stored document, whole. @throws ObjectMissing, Error when the storage holds something else than was saved */
export async function stored(
  context: Pick<AppContext, 'store'>,
  objectName: string,
  sha256: string,
): Promise<PlanDocument> {
  const bytes = await (await context.store.get(objectName)).bytes();
  if (hashOf(bytes) !== sha256) throw new Error(`the document ${objectName} is not what was saved`);
  const { document, problems } = readPlanText(bytes.toString('utf8'));
  if (!document) throw new Error(`the document ${objectName} does not open: ${problems[0]?.problem}`);
  return document;
}

/** What was designed in a plan; null while there is nothing. Access is the caller's to check. */
export async function openDocument(
  context: Pick<AppContext, 'db' | 'store'>,
  planId: string,
): Promise<PlanDocument | null> {
  const row = await documentRow(context.db, planId);
  return row && stored(context, row.objectName, row.sha256);
}
