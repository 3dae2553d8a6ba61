import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type Answer, type CaseDetail, type CaseDoubt, type doubtsEndpoints, endpoints } from '@archway/contracts';
import { call, invalidate, notify, openViewer, query, useServerEvent, useText } from '@archway/platform';
import { refreshModels } from '../../../../models/upload/model-uploads.ts';

export interface CaseDoubts {
  readonly found: Answer<typeof doubtsEndpoints.list> | null;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Says that it is right as it is, or takes that back. */
  readonly answer: (doubt: CaseDoubt, right: boolean) => Promise<void>;
  readonly swapJaws: () => Promise<void>;
  readonly openModels: () => void;
}

/**
 * What the server doubts of the files of a case.
 * @param files what they are now: another word asks again
 */
export function useDoubts(detail: Pick<CaseDetail, 'caseId' | 'version'> | null, files: string): CaseDoubts {
  const t = useText('cases');
  const key = { caseId: detail?.caseId ?? '0', version: detail?.version ?? 1 };
  const list = useQuery({ ...query(endpoints.doubts.list, { query: key }), enabled: detail !== null });
  const again = (): Promise<void> => invalidate(endpoints.doubts.list);
  useEffect(() => {
    void again();
  }, [files]);
  useServerEvent('case.changed', ({ caseId }) => {
    if (caseId === key.caseId) void again();
  });
  // What is refused is told by the call; the list then shows what is asked now.
  const quietly = (done: Promise<unknown>): Promise<void> => done.catch(() => null).then(again);
  return {
    found: list.data ?? null,
    error: list.data ? null : list.error,
    retry: () => void list.refetch(),
    answer: (doubt, right) => quietly(call(endpoints.doubts.answer, { body: { ...key, key: doubt.key, right } })),
    openModels: () => void openViewer(key),
    swapJaws: () =>
      quietly(
        call(endpoints.models.swapJaws, { body: key }).then(async () => {
          notify.success(t('doubt.swapped'));
          await refreshModels();
        }),
      ),
  };
}
