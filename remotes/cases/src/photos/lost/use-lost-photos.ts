import { useEffect, useState } from 'react';
import type { CasePlace } from '../../uploads/storage-client.ts';
import type { CasePhotos } from '../use-case-photos.ts';
import { lostNames, type UnfinishedPhoto } from './unfinished.ts';
import { forgetLost, lostPhotos } from './unfinished-store.ts';

/** Names of photos of a case that an earlier page did not finish, until the reader has dismissed them. */
export function useLostPhotos({ caseId, version }: CasePlace, photos: CasePhotos) {
  const [lost, setLost] = useState<readonly UnfinishedPhoto[]>([]);
  useEffect(() => {
    let current = true;
    setLost([]);
    void lostPhotos({ caseId, version }).then((found) => {
      if (current) setLost(found);
    });
    return () => {
      current = false;
    };
  }, [caseId, version]);
  // Before the photos are known nobody can say what is missing.
  const names = photos.loaded ? lostNames(lost, photos.photos, photos.uploads) : [];
  const settled = lost.length > 0 && photos.loaded && photos.uploading === 0 && names.length === 0;
  useEffect(() => {
    if (settled) void forgetLost({ caseId, version });
  }, [settled, caseId, version]);
  return {
    names,
    dismiss: () => {
      setLost([]);
      void forgetLost({ caseId, version });
    },
  };
}
