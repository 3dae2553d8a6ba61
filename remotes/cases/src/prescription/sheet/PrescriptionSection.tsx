import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { type CaseDetail, contradictionsOf } from '@archway/contracts';
import { Button, Card, ErrorBox, LoadingSkeleton, NoticeBar, Pencil, Printer } from '@archway/ui';
import { formatDateTime, printElement, useText } from '@archway/platform';
import { wizardPath } from '../../case/case-address.ts';
import { standingOf } from '../prescription-remote.ts';
import { prescriptionQuery } from '../use-prescription.ts';
import { useContradictionText } from '../form/use-contradiction-text.ts';
import { PrescriptionSheet } from './PrescriptionSheet.tsx';
import styles from './sheet.module.css';

/** The prescription of a version on the page of the case. */
export function PrescriptionSection({ detail }: { detail: CaseDetail }) {
  const t = useText('cases');
  const navigate = useNavigate();
  const read = useQuery(prescriptionQuery(detail));
  const sheet = useRef<HTMLDivElement>(null);
  const textOf = useContradictionText();
  if (read.error && !read.data) {
    return <ErrorBox title={t('rx.failed')} error={read.error} onRetry={() => void read.refetch()} />;
  }
  if (!read.data) return <LoadingSkeleton variant="form" />;
  const prescription = standingOf(read.data).values;
  const { saved } = read.data;
  const print = (): void => {
    if (sheet.current) printElement(sheet.current, t('rx.printTitle', { name: detail.patientName, ptNo: detail.ptNo }));
  };
  return (
    <Card
      title={t('rx.title')}
      meta={saved?.by ? t('rx.savedBy', { name: saved.by, time: formatDateTime(saved.at) }) : undefined}
      extra={
        <div className={styles.actions}>
          {detail.editable ? (
            <Button icon={<Pencil />} onClick={() => void navigate(wizardPath(detail, 'prescription'))}>
              {t('rx.edit')}
            </Button>
          ) : null}
          <Button icon={<Printer />} disabled={!saved} onClick={print}>
            {t('rx.print')}
          </Button>
        </div>
      }
    >
      {contradictionsOf(prescription).map((contradiction) => (
        <NoticeBar key={contradiction.key} tone="warning">
          {textOf(contradiction)}
        </NoticeBar>
      ))}
      <div ref={sheet}>
        <PrescriptionSheet prescription={prescription} />
      </div>
    </Card>
  );
}
