import { createStore, useStore } from '@archway/platform';
import { type PhotoUpload, isUnderWay } from './photo-upload.ts';

/** Photos on their way, in the order in which they were chosen. They live outside React, like all uploads. */
const store = createStore<ReadonlyMap<string, PhotoUpload>>(new Map());

export const photoUploadStore = {
  get: (id: string): PhotoUpload | undefined => store.get().get(id),
  all: (): readonly PhotoUpload[] => [...store.get().values()],
  /** Many at once, so that fifty files are drawn once. */
  add: (uploads: readonly PhotoUpload[]): void =>
    store.update((known) => new Map([...known, ...uploads.map((upload) => [upload.id, upload] as const)])),
  /** Changes an upload that is still known; one that was dismissed stays away. */
  patch: (id: string, change: Partial<PhotoUpload>): void =>
    store.update((known) => {
      const current = known.get(id);
      return current ? new Map(known).set(id, { ...current, ...change }) : known;
    }),
  remove: (ids: readonly string[]): void =>
    store.update((known) => new Map([...known].filter(([id]) => !ids.includes(id)))),
  running: (): number => [...store.get().values()].filter(isUnderWay).length,
  subscribe: store.subscribe,
};

export const usePhotoUploads = (): ReadonlyMap<string, PhotoUpload> => useStore(store);
