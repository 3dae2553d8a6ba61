import { and, desc, eq } from 'drizzle-orm';
import type { Caller } from '../../context.ts';
import type { Transaction } from '../../infrastructure/database/database.ts';
import type { VisibleVersion } from '../cases/case-access.ts';
import { recordAction } from '../cases/records.ts';
import { caseRecords } from '../cases/schema.ts';

/** Uploads of one person that follow each other within this time are one line of the progress log. */
const BURST_MS = 10 * 60_000;

/**
 * Notes an upload in the progress log: the first photo by its name; further ones by the same person, with nothing in
 * between, only raise the number in the same line.
 */
export async function recordUpload(
  tx: Transaction,
  caller: Caller,
  { version: { ptId, version, status } }: VisibleVersion,
  fileName: string,
): Promise<void> {
  const [last] = await tx
    .select()
    .from(caseRecords)
    .where(and(eq(caseRecords.ptId, ptId), eq(caseRecords.version, version)))
    .orderBy(desc(caseRecords.id))
    .limit(1);
  const now = new Date();
  const sameBurst =
    last?.action === 'uploadPhotos' && last.userId === caller.userId && now.getTime() - last.at.getTime() < BURST_MS;
  if (!sameBurst) {
    const entry = { ptId, version, action: 'uploadPhotos', from: status, to: status, userId: caller.userId };
    return recordAction(tx, { ...entry, note: fileName });
  }
  const count = Number(/^× (\d+)$/.exec(last.note ?? '')?.[1] ?? 1) + 1;
  await tx
    .update(caseRecords)
    .set({ note: `× ${count}`, at: now })
    .where(eq(caseRecords.id, last.id));
}
