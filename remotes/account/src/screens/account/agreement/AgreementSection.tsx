import { type Agreement, agreements, currentAgreement, endpoints } from '@archway/contracts';
import {
  call,
  formatDateTime,
  formatDay,
  invalidate,
  notify,
  query,
  refreshPersonalData,
  useText,
} from '@archway/platform';
import { Button, Card, ErrorBox, LoadingSkeleton, StatusTag } from '@archway/ui';
import { Collapse } from '@archway/ui/data';
import { useMutation, useQuery } from '@tanstack/react-query';
import { AgreementText } from '../../../agreement/AgreementText.tsx';
import styles from './agreement.module.css';

const earlier = agreements.filter((agreement) => agreement !== currentAgreement).reverse();

/** The service agreement, with what the reader has accepted of it. */
export function AgreementSection() {
  const t = useText('account');
  const { data, isError, error, refetch } = useQuery(query(endpoints.agreement.acceptances));
  const accept = useMutation({
    mutationFn: () => call(endpoints.agreement.accept, { body: { version: currentAgreement.version } }),
    onSuccess: async () => {
      notify.success(t('agreement.accepted'));
      await Promise.all([invalidate(endpoints.agreement.acceptances), refreshPersonalData()]);
    },
  });
  if (isError) return <ErrorBox title={t('agreement.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingSkeleton variant="card" rows={6} />;
  const sinceOf = ({ version, since }: Agreement) => t('agreement.since', { version, day: formatDay(since) });
  const acceptedOf = ({ version }: Agreement) => data.find((known) => known.version === version)?.acceptedTime;
  const accepted = acceptedOf(currentAgreement);
  return (
    <>
      <Card
        title={t('agreement.title')}
        meta={sinceOf(currentAgreement)}
        footer={
          accepted === undefined ? (
            <div className={styles.accept}>
              <span>{t('agreement.notAccepted')}</span>
              <Button type="primary" loading={accept.isPending} onClick={() => accept.mutate()}>
                {t('agreement.accept')}
              </Button>
            </div>
          ) : (
            <StatusTag tone="success">{t('agreement.acceptedOn', { time: formatDateTime(accepted) })}</StatusTag>
          )
        }
      >
        <AgreementText agreement={currentAgreement} />
      </Card>
      {earlier.length === 0 ? null : (
        <Card title={t('agreement.earlier')} flush>
          <Collapse
            ghost
            items={earlier.map((agreement) => {
              const time = acceptedOf(agreement);
              return {
                key: agreement.version,
                label: sinceOf(agreement),
                extra: time === undefined ? null : t('agreement.acceptedOn', { time: formatDateTime(time) }),
                children: <AgreementText agreement={agreement} />,
              };
            })}
          />
        </Card>
      )}
    </>
  );
}
