import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ListedPlan, SHARE_DAYS, endpoints } from '@archway/contracts';
import { query, useText } from '@archway/platform';
import { Button, ErrorBox, LoadingSkeleton, Modal } from '@archway/ui';
import { MadeLink } from './MadeLink.tsx';
import { ShareForm } from './ShareForm.tsx';
import { ShareList } from './ShareList.tsx';
import { SharePreview } from './SharePreview.tsx';
import type { ShareOptions } from './share-options.ts';
import styles from './share.module.css';

interface Props {
  plan: ListedPlan;
  onClose: () => void;
}

/** What a link shows unless somebody chooses otherwise: no photo of a face, nothing of the past. */
const BEGINNING: ShareOptions = {
  ...{ includeDoctor: true, includeHospital: true, includeHistory: false, portrait: false },
  ...{ photos: 'mouth', wearDays: null, days: SHARE_DAYS },
};

/** Shares a plan with its patient: what a link shows, the link itself, and those that there are. */
export function ShareDialog({ plan, onClose }: Props) {
  const t = useText('plans');
  const { caseId, version, planId } = plan;
  const found = useQuery(query(endpoints.shares.list, { query: { caseId, version } }));
  const [options, setOptions] = useState(BEGINNING);
  const [made, setMade] = useState<string>();
  const file = found.data?.shareable.find((each) => each.planId === planId)?.descFilePath;
  const shares = (found.data?.shares ?? []).filter((each) => each.planId === planId);
  return (
    <Modal
      open
      title={t('share.title', { name: plan.name })}
      width={880}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('difference.close')}
        </Button>
      }
    >
      {found.error ? (
        <ErrorBox title={t('share.failed')} error={found.error} onRetry={() => void found.refetch()} />
      ) : !found.data ? (
        <LoadingSkeleton variant="card" rows={6} />
      ) : (
        <>
          <div className={styles.columns}>
            {made !== undefined ? (
              <MadeLink address={made} name={plan.name} onMore={() => setMade(undefined)} />
            ) : file === undefined ? (
              <p className={styles.hint}>{t('share.notNow')}</p>
            ) : (
              <ShareForm options={options} onChange={setOptions} descFilePath={file} onMade={setMade} />
            )}
            <SharePreview plan={plan} options={options} card={found.data.card} />
          </div>
          <ShareList shares={shares} />
        </>
      )}
    </Modal>
  );
}
