import { type CaseDetail } from '@archway/contracts';
import { Card, EmptyState, ErrorBox, LoadingSkeleton } from '@archway/ui';
import { useText } from '@archway/platform';
import { ReportEditor } from './form/ReportEditor.tsx';
import { IssuedReport } from './sheet/IssuedReport.tsx';
import { useReadReport } from './use-implant-report.ts';

/** The implant report of a case: written by whoever plans the implants, and read by all once it was issued. */
export function ImplantReportSection({ detail }: { detail: CaseDetail }) {
  const t = useText('cases');
  const read = useReadReport(detail);
  if (read.error && !read.data) {
    return <ErrorBox title={t('implant.failed')} error={read.error} onRetry={() => void read.refetch()} />;
  }
  if (!read.data) return <LoadingSkeleton variant="form" />;
  const { issued, draft } = read.data;
  return (
    <>
      {draft ? <ReportEditor detail={detail} read={read} /> : null}
      {issued ? <IssuedReport detail={detail} issued={issued} /> : null}
      {!draft && !issued ? (
        <Card title={t('implant.name')}>
          <EmptyState title={t('implant.none')} body={t('implant.noneBody')} />
        </Card>
      ) : null}
    </>
  );
}
