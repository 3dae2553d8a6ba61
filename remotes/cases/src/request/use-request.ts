import { useMemo } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type CaseDetail,
  type CaseRequest,
  type DesignRequest,
  type RequestQuestion,
  emptyRequests,
  endpoints,
  missingOfRequest,
} from '@archway/contracts';
import { query } from '@archway/platform';
import { type Answers, useAnswers } from '../saving/use-answers.ts';
import { requestDrafts, requestRemote, standingOf } from './request-remote.ts';

/** A change of one kind of request or the other: whoever makes it knows which it is. */
export type RequestChange<R extends DesignRequest = DesignRequest> = R extends DesignRequest
  ? Partial<Omit<R, 'kind'>>
  : never;

export interface RequestForm extends Omit<Answers<DesignRequest>, 'change'> {
  readonly missing: readonly RequestQuestion[];
  change(change: RequestChange): void;
}

/** The request of a case version, as it is stored; nothing while there is no case. */
export const requestQuery = (detail: Pick<CaseDetail, 'caseId' | 'version'> | null) => ({
  ...query(endpoints.request.read, {
    query: { caseId: detail?.caseId ?? '0', version: detail?.version ?? 1 },
  }),
  enabled: detail !== null,
});

/**
 * The request of a case as a form: saved as it changes, kept on this device until it is.
 * @param detail null while there is no case, and for one of a service without requests
 */
export function useRequest(detail: CaseDetail | null): RequestForm {
  const queries = useQueryClient();
  const { caseId, version } = detail ?? {};
  const key = useMemo(() => (caseId && version ? { caseId, version } : null), [caseId, version]);
  const read = useQuery({ ...requestQuery(key), refetchOnMount: 'always' });
  const draft = useMemo(() => (key ? requestDrafts.read(key) : null), [key]);
  const remote = useMemo(
    () =>
      key &&
      requestRemote(key, ({ values, revision }) =>
        queries.setQueryData(requestQuery(key).queryKey, (known: CaseRequest | undefined) => ({
          ...(known ?? { saved: null }),
          request: values as CaseRequest['request'],
          revision,
        })),
      ),
    [key, queries],
  );
  const standing = useMemo(() => (read.data ? standingOf(read.data) : null), [read.data]);
  const answers = useAnswers<DesignRequest>({ read, remote, standing, draft, empty: emptyRequests.crown });
  return {
    ...answers,
    missing: missingOfRequest(answers.values),
    change: (fields) => answers.change(fields),
  };
}
