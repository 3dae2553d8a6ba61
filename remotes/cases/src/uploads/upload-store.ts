import { createStore, useStore } from '@archway/platform';
import { type ModelPlace, type ModelUpload, placeKey } from './model-upload.ts';

/**
 * Uploads of this page. They live outside React: a screen that is hidden or left does not end them, and whoever shows
 * the case sees them.
 */
const store = createStore<ReadonlyMap<string, ModelUpload>>(new Map());

export const uploadStore = {
  get: (place: ModelPlace): ModelUpload | undefined => store.get().get(placeKey(place)),
  put: (upload: ModelUpload): void => store.update((uploads) => new Map(uploads).set(placeKey(upload.place), upload)),
  /** Changes an upload that is still known; one that was dismissed stays away. */
  patch(place: ModelPlace, change: Partial<ModelUpload>): void {
    const current = store.get().get(placeKey(place));
    if (current) this.put({ ...current, ...change });
  },
  remove(place: ModelPlace): void {
    store.update((uploads) => {
      const rest = new Map(uploads);
      rest.delete(placeKey(place));
      return rest;
    });
  },
  running: (): number => [...store.get().values()].filter((upload) => upload.state === 'running').length,
  subscribe: store.subscribe,
};

export const useUploads = (): ReadonlyMap<string, ModelUpload> => useStore(store);
