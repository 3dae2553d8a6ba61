import { useNavigate } from 'react-router-dom';
import { type CaseDetail, caseStatus } from '@archway/contracts';
import { Card, EmptyState, ErrorBox, LoadingSkeleton } from '@archway/ui';
import { useText } from '@archway/platform';
import { wizardPath } from '../../case/case-address.ts';
import { stepFor } from '../finding-object.ts';
import { useQualityReport } from '../use-quality-report.ts';
import { OpenReport } from '../write/OpenReport.tsx';
import { RoundCard } from './RoundCard.tsx';

/** The quality report of a case version: what is being written, and the inspections that have ended. */
export function QualitySection({ detail }: { detail: CaseDetail }) {
  const t = useText('cases');
  const navigate = useNavigate();
  const report = useQualityReport(detail);
  if (report.error && !report.data) {
    return <ErrorBox title={t('quality.failed')} error={report.error} onRetry={() => void report.refetch()} />;
  }
  if (!report.data) return <LoadingSkeleton variant="card" rows={4} />;
  const { rounds, objects, mayInspect } = report.data;
  // What is being written stands above, and not once more as an inspection that has found nothing.
  const shown = mayInspect ? rounds.filter(({ result }) => result !== null) : rounds;
  const supplies = detail.editable && detail.status === caseStatus.inspectionFailed;
  return (
    <>
      {mayInspect ? <OpenReport detail={detail} report={report.data} /> : null}
      {shown.map((round) => (
        <RoundCard
          key={round.round}
          round={round}
          files={objects}
          onSupply={
            supplies && round === rounds[0]
              ? (finding) => void navigate(wizardPath(detail, stepFor(finding, detail.serviceType)))
              : undefined
          }
        />
      ))}
      {shown.length === 0 && !mayInspect ? (
        <Card title={t('section.quality')}>
          <EmptyState title={t('quality.none')} body={t('quality.noneBody')} />
        </Card>
      ) : null}
    </>
  );
}
