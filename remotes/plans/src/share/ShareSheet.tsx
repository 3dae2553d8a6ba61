import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Answer, type Share, type ShareCard, endpoints } from '@archway/contracts';
import { query, useText } from '@archway/platform';
import { Button, ErrorBox, LoadingSkeleton, Modal } from '@archway/ui';
import { MadeLink } from './MadeLink.tsx';
import { ShareForm } from './ShareForm.tsx';
import { ShareList } from './ShareList.tsx';
import { BEGINNING, type MadeShare, type ShareOptions, type Shareable } from './share-options.ts';
import styles from './share.module.css';

interface Props {
  title: string;
  /** Of the file with the QR code. */
  fileName: string;
  caseId: string;
  version: number;
  /** What a link is made of; undefined where none can be made now. */
  shareable: (answer: Answer<typeof endpoints.shares.list>) => Shareable | undefined;
  /** Why none can be made. */
  notNow: string;
  /** Whether a link shows it. */
  isShown: (share: Share) => boolean;
  /** What whoever opens the link will see. */
  preview: (options: ShareOptions, card: ShareCard) => ReactNode;
  onClose: () => void;
}

/** Shares something with its patient: what a link shows, the link itself, and those that there are. */
export function ShareSheet({ title, fileName, notNow, shareable, isShown, preview, onClose, ...key }: Props) {
  const t = useText('plans');
  // What can be shared changes with every slide: an answer of before says nothing.
  const found = useQuery({ ...query(endpoints.shares.list, { query: key }), refetchOnMount: 'always' });
  const [options, setOptions] = useState(BEGINNING);
  const [made, setMade] = useState<MadeShare>();
  const what = found.data && shareable(found.data);
  const isComing = !found.data || (what === undefined && found.isFetching);
  return (
    <Modal
      open
      title={title}
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
      ) : isComing ? (
        <LoadingSkeleton variant="card" rows={6} />
      ) : (
        <>
          <div className={styles.columns}>
            {made !== undefined ? (
              <MadeLink link={made} fileName={fileName} onMore={() => setMade(undefined)} />
            ) : what === undefined ? (
              <p className={styles.hint}>{notNow}</p>
            ) : (
              <ShareForm options={options} onChange={setOptions} what={what} onMade={setMade} />
            )}
            {preview(options, found.data.card)}
          </div>
          <ShareList shares={found.data.shares.filter(isShown)} />
        </>
      )}
    </Modal>
  );
}
