import { type CaseRequest, type DesignRequest, emptyRequests, endpoints } from '@archway/contracts';
import { ApiError, call } from '@archway/platform';
import type { CaseKey } from '../case/case-address.ts';
import { createDrafts } from '../saving/drafts.ts';
import type { Remote, Standing, Waiting } from '../saving/merging-port.ts';

export const requestDrafts = createDrafts<Waiting<DesignRequest>>('archway.cases.request');

/** Every field that the form has, whatever the server knows. */
export const standingOf = ({ request, revision }: CaseRequest): Standing<DesignRequest> => ({
  values: { ...emptyRequests[request.kind], ...request },
  revision,
});

/**
 * Where the request of a case version is kept.
 * @param onSaved told of what was saved
 */
export const requestRemote = (
  key: CaseKey,
  onSaved: (saved: Standing<DesignRequest>) => void,
): Remote<DesignRequest> => ({
  async send(values, revision) {
    // Pages type its lists as read-only, the wire does not.
    const body = { request: values as CaseRequest['request'], revision };
    const saved = await call(endpoints.request.save, { params: key, body }, { quiet: true });
    onSaved({ values, revision: saved.revision });
    return saved.revision;
  },
  async read() {
    const read = await call(endpoints.request.read, { query: key }, { quiet: true });
    return { ...standingOf(read), by: read.saved?.by ?? '' };
  },
  isRefused: (failure) => failure instanceof ApiError && failure.name === 'caseNotEditable',
  keep: (draft) => requestDrafts.keep(key, draft),
});
