import { useQuery } from '@tanstack/react-query';
import type { CaseDetail } from '@archway/contracts';
import { ErrorBox, LoadingSkeleton } from '@archway/ui';
import { useText } from '@archway/platform';
import { SheetCard } from '../../prescription/sheet/SheetCard.tsx';
import { standingOf } from '../request-remote.ts';
import { requestQuery } from '../use-request.ts';
import { RequestSheet } from './RequestSheet.tsx';

/** The request of a version on the page of the case. */
export function RequestSection({ detail }: { detail: CaseDetail }) {
  const t = useText('cases');
  const read = useQuery(requestQuery(detail));
  if (read.error && !read.data) {
    return <ErrorBox title={t('request.failed')} error={read.error} onRetry={() => void read.refetch()} />;
  }
  if (!read.data) return <LoadingSkeleton variant="form" />;
  const { values } = standingOf(read.data);
  const { patientName: name, ptNo } = detail;
  return (
    <SheetCard
      detail={detail}
      title={t('request.name')}
      printTitle={t('request.printTitle', { kind: t(`request.title.${values.kind}`), name, ptNo })}
      step="request"
      saved={read.data.saved}
    >
      <RequestSheet request={values} />
    </SheetCard>
  );
}
