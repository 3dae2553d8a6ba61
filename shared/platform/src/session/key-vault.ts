/** One place in IndexedDB for keys that scripts may use and never read. */
const DATABASE = 'archway';
const STORE = 'keys';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB cannot be opened'));
  });
}

async function within<T>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const request = run(database.transaction(STORE, mode).objectStore(STORE));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
    });
  } finally {
    database.close();
  }
}

export const keyVault = {
  get: (name: string): Promise<CryptoKey | undefined> =>
    within('readonly', (store) => store.get(name) as IDBRequest<CryptoKey | undefined>),
  put: (name: string, key: CryptoKey): Promise<IDBValidKey> => within('readwrite', (store) => store.put(key, name)),
  remove: (name: string): Promise<undefined> => within('readwrite', (store) => store.delete(name)),
};
