import { useState } from 'react';
import { type CasePhoto, endpoints } from '@archway/contracts';
import { call, notify, useText } from '@archway/platform';
import { createLanes } from '@archway/uploads';
import { fetchPhoto } from '../stored/fetch-photo.ts';
import { AT_ONCE } from '../upload/send-photo.ts';
import { classifyPhoto } from '../upload/photo-workers.ts';
import { refreshPhotos } from '../refresh-photos.ts';

/** Photos that are fetched at once; large ones of a full pool would not fit the memory. */
const inLane = createLanes(AT_ONCE);
const never = new AbortController().signal;

export interface ClassifyAgain {
  /** null while nothing is classified. */
  readonly running: { readonly done: number; readonly total: number } | null;
  start(): Promise<void>;
}

/** Looks at the photos of the pool once more; what is recognised now goes where it belongs. */
export function useClassifyAgain(photos: readonly CasePhoto[]): ClassifyAgain {
  const t = useText('cases');
  const [running, setRunning] = useState<ClassifyAgain['running']>(null);
  return {
    running,
    async start() {
      const [first] = photos;
      if (!first || running) return;
      const { caseId, version } = first;
      setRunning({ done: 0, total: photos.length });
      const found = await Promise.all(
        photos.map(async (photo) => {
          const guesses = await inLane(never, () => guessesOf(photo)).catch(() => null);
          setRunning((now) => now && { ...now, done: now.done + 1 });
          return guesses && { photoId: photo.photoId, guesses };
        }),
      );
      const results = found.filter((result) => result !== null);
      if (results.length < photos.length) notify.error(t('photos.classifyFailed'));
      // A refusal is told by the call.
      if (results.length > 0) {
        await call(endpoints.photos.classify, { body: { caseId, version, results } }).catch(() => null);
      }
      await refreshPhotos();
      setRunning(null);
    },
  };
}

async function guessesOf({ objectName }: CasePhoto) {
  return [...(await classifyPhoto(await fetchPhoto(objectName)))].slice(0, 5);
}
