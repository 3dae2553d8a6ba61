import { useState } from 'react';
import { type CenterDetail, endpoints, memberStatus } from '@archway/contracts';
import { call, confirmAction, formatNumber, notify, query, useText } from '@archway/platform';
import { Button, DescriptionList, Drawer, ErrorBox, LoadingSkeleton, StatusTag } from '@archway/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CenterNameDialog } from './CenterNameDialog.tsx';
import { CenterPractices } from './CenterPractices.tsx';
import { CenterStaffList } from './CenterStaffList.tsx';
import { refreshCenters } from './refresh-centers.ts';
import styles from './centers.module.css';

interface Props {
  centerId: string | undefined;
  onClose: () => void;
}

/** One design center: what it is called, who works in it, for whom it designs, what it has left. */
export function CenterDrawer({ centerId, onClose }: Props) {
  const t = useText('console');
  const detail = useQuery({
    ...query(endpoints.centers.detail, { query: { designCenterId: centerId ?? '0' } }),
    enabled: centerId !== undefined,
  });
  return (
    <Drawer
      open={centerId !== undefined}
      onClose={onClose}
      title={detail.data?.designCenterName ?? t('centers.center')}
      size={640}
    >
      {detail.isError ? (
        <ErrorBox title={t('centers.detailFailed')} error={detail.error} onRetry={() => void detail.refetch()} />
      ) : detail.data ? (
        <CenterFacts center={detail.data} />
      ) : (
        <LoadingSkeleton variant="card" rows={4} />
      )}
    </Drawer>
  );
}

function CenterFacts({ center }: { center: CenterDetail }) {
  const t = useText('console');
  const [renaming, setRenaming] = useState(false);
  const { designCenterId, designCenterName: name, designCenterNo, status, credits } = center;
  const enabled = status === memberStatus.enabled;
  const change = useMutation({
    mutationFn: () =>
      call(endpoints.centers.update, {
        body: { designCenterId, status: enabled ? memberStatus.disabled : memberStatus.enabled },
      }),
    onSuccess: () => notify.success(t('centers.saved')),
    onSettled: refreshCenters,
  });
  const toggle = async (): Promise<void> => {
    const question = {
      title: t('centers.disableQuestion', { name }),
      body: t('centers.disableBody'),
      okText: t('centers.disable'),
      danger: true,
    };
    if (!enabled || (await confirmAction(question))) change.mutate();
  };
  return (
    <>
      <DescriptionList
        items={[
          { key: 'number', label: t('centers.field.designCenterNo'), value: designCenterNo },
          {
            key: 'status',
            label: t('centers.status'),
            value: (
              <StatusTag tone={enabled ? 'success' : 'neutral'}>
                {t(enabled ? 'centers.enabled' : 'centers.disabled')}
              </StatusTag>
            ),
          },
          { key: 'credits', label: t('centers.credits'), value: formatNumber(credits) },
        ]}
      />
      <div className={styles.actions}>
        <Button onClick={() => setRenaming(true)}>{t('centers.rename')}</Button>
        <Button danger={enabled} loading={change.isPending} onClick={() => void toggle()}>
          {t(enabled ? 'centers.disable' : 'centers.enable')}
        </Button>
      </div>
      <CenterStaffList center={center} />
      <CenterPractices center={center} />
      {renaming ? <CenterNameDialog center={center} onClose={() => setRenaming(false)} /> : null}
    </>
  );
}
