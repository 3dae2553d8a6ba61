import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { LinkVisit } from '@archway/contracts';
import { formatDateTime, useText } from '@archway/platform';
import { Button, EmptyState, ErrorBox, Eye, LoadingSkeleton, Modal, StatusTag } from '@archway/ui';
import styles from './links.module.css';

interface Props {
  title: string;
  /** Of its access log. */
  log: UseQueryOptions<LinkVisit[]>;
  onClose: () => void;
}

/** When a link was opened, or tried with a wrong password, on what and from where. */
export function VisitsDialog({ title, log, onClose }: Props) {
  const t = useText('plans');
  const found = useQuery(log);
  return (
    <Modal
      open
      title={title}
      width={640}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('difference.close')}
        </Button>
      }
    >
      {found.error ? (
        <ErrorBox title={t('review.visits.failed')} error={found.error} onRetry={() => void found.refetch()} />
      ) : !found.data ? (
        <LoadingSkeleton variant="card" rows={2} />
      ) : found.data.length === 0 ? (
        <EmptyState icon={<Eye />} title={t('review.visits.empty')} body={t('review.visits.emptyBody')} />
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('review.visits.time')}</th>
              <th scope="col">{t('review.visits.device')}</th>
              <th scope="col">{t('review.visits.address')}</th>
            </tr>
          </thead>
          <tbody>
            {found.data.map((visit) => (
              <tr key={visit.time}>
                <td>
                  {formatDateTime(visit.time)}
                  {visit.wrongPasswords > 0 ? (
                    <p className={styles.wrong}>
                      <StatusTag tone="warning">{t('review.visits.wrong', { count: visit.wrongPasswords })}</StatusTag>
                    </p>
                  ) : null}
                </td>
                <td>{[visit.device?.browser, visit.device?.os].filter(Boolean).join(', ') || '—'}</td>
                <td>{visit.address}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Modal>
  );
}
