import type { PlanDocument } from '@archway/contracts';

/** What was edited and not saved, on this device. */
export interface KeptDesign {
  readonly document: PlanDocument;
  readonly locked: readonly number[];
  /** The hash of what it was made from. */
  readonly base: string | null;
  /** Milliseconds. */
  readonly at: number;
}

const DATABASE = 'archway-designs';
const STORE = 'unsaved';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the device keeps nothing'));
  });

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE);
  const database = await settled(opening);
  const transaction = database.transaction(STORE, mode);
  // Another tab may not wait for this one.
  const close = (): void => database.close();
  transaction.oncomplete = close;
  transaction.onabort = close;
  return transaction.objectStore(STORE);
}

const placeOf = (userId: string, planId: string): string => `${userId}.${planId}`;

/** A device that keeps nothing, as in a private window, hinders nobody: the server has what was saved. */
export async function readKept(userId: string, planId: string): Promise<KeptDesign | null> {
  try {
    const found: unknown = await settled((await store('readonly')).get(placeOf(userId, planId)));
    return (found as KeptDesign | undefined) ?? null;
  } catch {
    return null;
  }
}

/** Keeps what is not saved yet; null forgets it. */
export async function keepDesign(userId: string, planId: string, kept: KeptDesign | null): Promise<void> {
  try {
    const place = placeOf(userId, planId);
    const there = await store('readwrite');
    await (kept ? settled(there.put(kept, place)) : settled(there.delete(place)));
  } catch {
    // As above.
  }
}
