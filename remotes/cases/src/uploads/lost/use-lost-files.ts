import { useEffect, useState } from 'react';
import type { Upload } from '@archway/uploads';
import type { CasePlace } from '../storage-client.ts';
import { type Arrived, type UnfinishedFile, lostNames } from './unfinished.ts';
import type { Unfinished } from './unfinished-store.ts';

/** What tells what is lost from what is not. */
export interface Since {
  /** Before everything is known nobody can say what is missing. */
  readonly loaded: boolean;
  readonly inCase: readonly Arrived[];
  readonly onTheirWay: readonly Pick<Arrived, 'fileName'>[];
  /** Some are on their way in this page. */
  readonly uploading: boolean;
}

/** Names of files of a case that an earlier page did not finish, until the reader has dismissed them. */
export function useLostFiles<U extends Upload>(
  unfinished: Pick<Unfinished<U>, 'lost' | 'forget'>,
  { caseId, version }: CasePlace,
  { loaded, inCase, onTheirWay, uploading }: Since,
) {
  const [lost, setLost] = useState<readonly UnfinishedFile[]>([]);
  useEffect(() => {
    let current = true;
    setLost([]);
    void unfinished.lost({ caseId, version }).then((found) => {
      if (current) setLost(found);
    });
    return () => {
      current = false;
    };
  }, [unfinished, caseId, version]);
  const names = loaded ? lostNames(lost, inCase, onTheirWay) : [];
  const settled = lost.length > 0 && loaded && !uploading && names.length === 0;
  useEffect(() => {
    if (settled) void unfinished.forget({ caseId, version });
  }, [settled, unfinished, caseId, version]);
  return {
    names,
    dismiss: () => {
      setLost([]);
      void unfinished.forget({ caseId, version });
    },
  };
}
