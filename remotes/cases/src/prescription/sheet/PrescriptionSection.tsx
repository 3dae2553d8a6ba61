import { useQuery } from '@tanstack/react-query';
import { type CaseDetail, contradictionsOf } from '@archway/contracts';
import { ErrorBox, LoadingSkeleton, NoticeBar } from '@archway/ui';
import { useText } from '@archway/platform';
import { standingOf } from '../prescription-remote.ts';
import { prescriptionQuery } from '../use-prescription.ts';
import { useContradictionText } from '../form/use-contradiction-text.ts';
import { PrescriptionSheet } from './PrescriptionSheet.tsx';
import { SheetCard } from './SheetCard.tsx';

/** The prescription of a version on the page of the case. */
export function PrescriptionSection({ detail }: { detail: CaseDetail }) {
  const t = useText('cases');
  const read = useQuery(prescriptionQuery(detail));
  const textOf = useContradictionText();
  if (read.error && !read.data) {
    return <ErrorBox title={t('rx.failed')} error={read.error} onRetry={() => void read.refetch()} />;
  }
  if (!read.data) return <LoadingSkeleton variant="form" />;
  const prescription = standingOf(read.data).values;
  return (
    <SheetCard
      detail={detail}
      title={t('rx.title')}
      printTitle={t('rx.printTitle', { name: detail.patientName, ptNo: detail.ptNo })}
      step="prescription"
      saved={read.data.saved}
      notices={contradictionsOf(prescription).map((contradiction) => (
        <NoticeBar key={contradiction.key} tone="warning">
          {textOf(contradiction)}
        </NoticeBar>
      ))}
    >
      <PrescriptionSheet prescription={prescription} />
    </SheetCard>
  );
}
