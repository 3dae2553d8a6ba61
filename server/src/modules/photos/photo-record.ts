import type { Caller } from '../../context.ts';
import type { Transaction } from '../../infrastructure/database/database.ts';
import { type VisibleVersion, recordAgain } from '../cases/api.ts';

/** Uploads of one person that follow each other within this time are one line of the progress log. */
const BURST_MS = 10 * 60_000;

/** Notes an upload in the progress log: the first photo by its name; further ones only raise the number. */
export function recordUpload(
  tx: Transaction,
  caller: Caller,
  { version: { caseId, version, status }, roles }: VisibleVersion,
  { photoId, fileName }: { readonly photoId: string; readonly fileName: string },
): Promise<void> {
  const entry = { caseId, version, action: 'uploadPhotos' as const, from: status, to: status };
  const by = { userId: caller.userId, roles };
  return recordAgain(tx, { ...entry, ...by, note: fileName, ids: [photoId] }, BURST_MS);
}
