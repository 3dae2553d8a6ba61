import { type Answer, type CaseImplantReport, type ImplantReport, emptyReport, endpoints } from '@archway/contracts';
import { ApiError, call } from '@archway/platform';
import type { CaseKey } from '../case/case-address.ts';
import { createDrafts } from '../saving/drafts.ts';
import type { Remote, Standing, Waiting } from '../saving/merging-port.ts';

export const reportDrafts = createDrafts<Waiting<ImplantReport>>('archway.cases.implant-report');

/** The draft as the server has it; nothing for those who do not write it. */
export const standingOf = ({ draft }: CaseImplantReport): Standing<ImplantReport> => ({
  values: draft?.report ?? emptyReport,
  revision: draft?.revision ?? 0,
});

/**
 * Where the draft of a case version is kept.
 * @param onSaved told of what was saved
 */
export const reportRemote = (
  key: CaseKey,
  onSaved: (report: ImplantReport, saved: Answer<typeof endpoints.implantReport.save>) => void,
): Remote<ImplantReport> => ({
  async send(values, revision) {
    const body = { report: values, revision };
    const saved = await call(endpoints.implantReport.save, { params: key, body }, { quiet: true });
    onSaved(values, saved);
    return saved.revision;
  },
  async read() {
    const read = await call(endpoints.implantReport.read, { query: key }, { quiet: true });
    return { ...standingOf(read), by: read.draft?.saved?.by ?? '' };
  },
  isRefused: (failure) =>
    failure instanceof ApiError && (failure.name === 'transitionRefused' || failure.name === 'noPermission'),
  keep: (draft) => reportDrafts.keep(key, draft),
});
