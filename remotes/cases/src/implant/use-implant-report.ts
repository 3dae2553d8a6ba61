import { useMemo } from 'react';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type CaseDetail,
  type CaseImplantReport,
  type ImplantReport,
  emptyReport,
  endpoints,
} from '@archway/contracts';
import { call, query } from '@archway/platform';
import { type Answers, useAnswers } from '../saving/use-answers.ts';
import { reportDrafts, reportRemote, standingOf } from './report-remote.ts';

const reportQuery = ({ caseId, version }: Pick<CaseDetail, 'caseId' | 'version'>) =>
  query(endpoints.implantReport.read, { query: { caseId, version } });

/** The implant report of a case version, as it stands on the server. */
export const useReadReport = (detail: CaseDetail): UseQueryResult<CaseImplantReport> => useQuery(reportQuery(detail));

export interface ReportForm extends Answers<ImplantReport> {
  /** Issues what is written, once all of it is saved; resolves to whether it was. */
  issue(): Promise<boolean>;
}

/** The draft of a report as a form: saved as it changes, kept on this device until it is. */
export function useReportForm(detail: CaseDetail, read: UseQueryResult<CaseImplantReport>): ReportForm {
  const queries = useQueryClient();
  const { caseId, version } = detail;
  const key = useMemo(() => ({ caseId, version }), [caseId, version]);
  const draft = useMemo(() => reportDrafts.read(key), [key]);
  const remote = useMemo(
    () =>
      reportRemote(key, (report, saved) =>
        queries.setQueryData(
          reportQuery(key).queryKey,
          (known: CaseImplantReport | undefined) =>
            known && { ...known, draft: known.draft && { ...known.draft, report, ...saved } },
        ),
      ),
    [key, queries],
  );
  const standing = useMemo(() => (read.data ? standingOf(read.data) : null), [read.data]);
  const answers = useAnswers<ImplantReport>({ read, remote, standing, draft, empty: emptyReport });
  return {
    ...answers,
    async issue() {
      if (!(await answers.flush())) return false;
      const known = queries.getQueryData<CaseImplantReport>(reportQuery(key).queryKey);
      const body = { revision: known?.draft?.revision ?? 0 };
      const issued = await call(endpoints.implantReport.issue, { params: key, body });
      queries.setQueryData(reportQuery(key).queryKey, issued);
      return true;
    },
  };
}
