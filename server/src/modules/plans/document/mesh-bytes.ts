import type { AppContext } from '../../../context.ts';
import { ObjectMissing } from '../../../infrastructure/storage/object-store.ts';
import { meshesOf } from './repository.ts';
import { hashOf } from './stored.ts';

/** A mesh that documents of a case name; null where the storage has nothing of that hash. Access is the caller's to check. */
export async function meshBytes(
  { db, store }: Pick<AppContext, 'db' | 'store'>,
  caseId: string,
  sha256: string,
): Promise<Buffer | null> {
  const [mesh] = await meshesOf(db, caseId, [sha256]);
  if (!mesh) return null;
  try {
    const bytes = await (await store.get(mesh.objectName)).bytes();
    return hashOf(bytes) === sha256 ? bytes : null;
  } catch (error) {
    if (error instanceof ObjectMissing) return null;
    throw error;
  }
}
