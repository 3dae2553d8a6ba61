import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@archway/contracts';
import { ApiError, query, usePageTitle, useText } from '@archway/platform';
import { Button, Camera, Card, EmptyState, ErrorBox, LoadingSkeleton, PageTitle, ScanLine, SearchX } from '@archway/ui';
import { Input } from '@archway/ui/data';
import { useOrderChanges } from '../../orders/refresh-orders.ts';
import { CameraView } from './CameraView.tsx';
import { ScannedSubOrder } from './ScannedSubOrder.tsx';
import { useScannerKeys } from './use-scanner-keys.ts';
import styles from './scan.module.css';

/** A code is scanned or typed, and its sub-order stands there with its next step. */
export default function Scan() {
  const t = useText('production');
  const [search, setSearch] = useSearchParams();
  const code = search.get('code')?.trim() ?? '';
  const [typed, type] = useState('');
  const [camera, turn] = useState(false);
  usePageTitle(t('scan.title'));
  useOrderChanges();
  const open = useCallback(
    (text: string): void => {
      const wanted = text.trim();
      if (wanted) setSearch({ code: wanted }, { replace: true });
      type('');
      turn(false);
    },
    [setSearch],
  );
  useScannerKeys(open);
  const found = useQuery({
    ...query(endpoints.subOrders.find, { query: { code: code.slice(0, 60) } }),
    enabled: code !== '',
  });
  return (
    <div className={styles.page}>
      <PageTitle description={t('scan.body')}>{t('scan.title')}</PageTitle>
      <Card>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            open(typed);
          }}
        >
          <Input
            autoFocus
            size="large"
            maxLength={60}
            autoComplete="off"
            aria-label={t('scan.code')}
            placeholder={t('scan.code')}
            prefix={<ScanLine aria-hidden="true" />}
            value={typed}
            onChange={({ target }) => type(target.value)}
          />
          <Button htmlType="submit" size="large" disabled={typed.trim() === ''}>
            {t('scan.open')}
          </Button>
          <Button
            type={camera ? 'default' : 'primary'}
            size="large"
            icon={<Camera aria-hidden="true" />}
            onClick={() => turn(!camera)}
          >
            {t(camera ? 'scan.cameraOff' : 'scan.camera')}
          </Button>
        </form>
        {camera ? <CameraView onCode={open} /> : null}
      </Card>
      {code === '' ? (
        <Card>
          <EmptyState icon={<ScanLine />} title={t('scan.nothing')} body={t('scan.nothingBody')} />
        </Card>
      ) : found.error instanceof ApiError && found.error.name === 'recordNotFound' ? (
        <Card>
          <EmptyState icon={<SearchX />} title={t('scan.unknown', { code })} body={t('scan.unknownBody')} />
        </Card>
      ) : found.error ? (
        <ErrorBox title={t('scan.failed')} error={found.error} onRetry={() => void found.refetch()} />
      ) : found.data ? (
        <ScannedSubOrder order={found.data.order} subOrderId={found.data.subOrderId} />
      ) : (
        <LoadingSkeleton variant="card" rows={4} />
      )}
    </div>
  );
}
