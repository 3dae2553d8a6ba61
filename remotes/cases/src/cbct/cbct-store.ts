import { createStore, useStore } from '@archway/platform';
import { type CasePlace, type CbctUpload, placeKey } from './cbct-upload.ts';

/**
 * CTs on their way from this page. They live outside React: a screen that is hidden or left does not end them, and
 * whoever shows the case sees them.
 */
const store = createStore<ReadonlyMap<string, CbctUpload>>(new Map());

export const cbctStore = {
  get: (place: CasePlace): CbctUpload | undefined => store.get().get(placeKey(place)),
  all: (): readonly CbctUpload[] => [...store.get().values()],
  put: (upload: CbctUpload): void => store.update((uploads) => new Map(uploads).set(placeKey(upload.place), upload)),
  /** Changes an upload that is still known; one that was dismissed stays away. */
  patch(place: CasePlace, change: Partial<CbctUpload>): void {
    const current = store.get().get(placeKey(place));
    if (current) this.put({ ...current, ...change });
  },
  remove(place: CasePlace): void {
    store.update((uploads) => {
      const rest = new Map(uploads);
      rest.delete(placeKey(place));
      return rest;
    });
  },
  subscribe: store.subscribe,
};

export const useCbctUpload = (place: CasePlace): CbctUpload | undefined => useStore(store).get(placeKey(place));
