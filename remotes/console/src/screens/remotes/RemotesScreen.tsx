import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@archway/contracts';
import { invalidate, query, usePageTitle, useServerEvent, useText } from '@archway/platform';
import { EmptyState, ErrorBox, LoadingSkeleton, Package } from '@archway/ui';
import { ConsoleFrame } from '../../frame/ConsoleFrame.tsx';
import { RemotesHeader } from './RemotesHeader.tsx';
import { RemotesOverview } from './RemotesOverview.tsx';
import { useTenant } from './use-tenant.ts';
import styles from './remotes-screen.module.css';

/** What is deployed, what is live where, how it fares, and the way back. */
export default function RemotesScreen() {
  const t = useText('console');
  usePageTitle(t('remotes.title'));
  const [tenantName, setTenantName] = useTenant();
  const [selected, setSelected] = useState<string>();
  const remotes = useQuery({ ...query(endpoints.platform.status), refetchInterval: 60_000 });
  const tenants = useQuery(query(endpoints.platform.tenants));
  useServerEvent('remote.pinned', () => void invalidate(endpoints.platform.status));

  const tenant = tenants.data?.find(({ name }) => name === tenantName);
  return (
    <ConsoleFrame path="/console/remotes">
      <div className={styles.screen}>
        <RemotesHeader remotes={remotes.data} tenants={tenants.data ?? []} tenant={tenant} onTenant={setTenantName} />
        {remotes.isPending ? <LoadingSkeleton variant="list" rows={7} /> : null}
        {remotes.isError ? (
          <ErrorBox title={t('remotes.failed')} error={remotes.error} onRetry={() => void remotes.refetch()} />
        ) : null}
        {remotes.data?.length === 0 ? (
          <EmptyState icon={<Package />} title={t('remotes.empty')} body={t('remotes.emptyHint')} />
        ) : null}
        {remotes.data && remotes.data.length > 0 ? (
          <RemotesOverview remotes={remotes.data} tenant={tenant} selected={selected} onSelect={setSelected} />
        ) : null}
      </div>
    </ConsoleFrame>
  );
}
