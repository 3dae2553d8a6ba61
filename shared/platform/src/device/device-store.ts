export interface DeviceStore<T> {
  get(name: string): Promise<T | undefined>;
  put(name: string, value: T): Promise<void>;
  remove(name: string): Promise<void>;
}

/**
 * What is kept on this device, by name, in IndexedDB.
 * @param store the only one of its database
 * @throws from each call where the device keeps nothing, as in some private windows
 */
export function deviceStore<T>(database: string, store: string): DeviceStore<T> {
  const within = async <R>(mode: IDBTransactionMode, ask: (there: IDBObjectStore) => IDBRequest<R>): Promise<R> => {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => void opening.result.createObjectStore(store);
    const open = await answered(opening);
    try {
      return await answered(ask(open.transaction(store, mode).objectStore(store)));
    } finally {
      // Lets what has begun end; another tab may not wait for this one.
      open.close();
    }
  };
  return {
    get: (name) => within('readonly', (there) => there.get(name) as IDBRequest<T | undefined>),
    put: async (name, value) => void (await within('readwrite', (there) => there.put(value, name))),
    remove: (name) => within('readwrite', (there) => there.delete(name)),
  };
}

const answered = <R>(request: IDBRequest<R>): Promise<R> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
  });
