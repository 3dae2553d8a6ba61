import { type TenantSummary, endpoints } from '@archway/contracts';
import { query, usePageTitle, usePhone, useText } from '@archway/platform';
import { Button, Card, ErrorBox, PageTitle, PhoneCard, PhoneCardList, Plus } from '@archway/ui';
import { type ListColumn, ListTable, TwoLines } from '@archway/ui/data';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConsoleFrame } from '../../frame/ConsoleFrame.tsx';
import { OpenButton } from '../../operated/OpenButton.tsx';
import { TenantDrawer } from './TenantDrawer.tsx';

/** Whose looks there are, and under which names. */
export default function TenantsScreen() {
  const t = useText('console');
  const phone = usePhone();
  const [opened, setOpened] = useState<string | null>(null);
  const tenants = useQuery(query(endpoints.platform.tenants));
  usePageTitle(t('tenants.title'));
  const hostsOf = ({ name, hosts }: TenantSummary): string =>
    hosts.join(', ') || t(name === 'default' ? 'tenants.everyOther' : 'tenants.noHost');
  const columns: ListColumn<TenantSummary>[] = [
    {
      key: 'tenant',
      title: t('tenants.tenant'),
      width: 220,
      minWidth: 160,
      grow: true,
      render: (_value, { title, name }) => (
        <TwoLines title={title} second={name}>
          {title}
        </TwoLines>
      ),
    },
    {
      key: 'hosts',
      title: t('tenants.field.hosts'),
      width: 320,
      minWidth: 160,
      grow: true,
      render: (_value, row) => <span title={hostsOf(row)}>{hostsOf(row)}</span>,
    },
    { key: 'channel', title: t('tenants.channel'), width: 180, priority: 1, render: (_value, { channel }) => channel },
    {
      key: 'actions',
      fixed: 'right',
      render: (_value, { name, title }) => <OpenButton name={title} onOpen={() => setOpened(name)} />,
    },
  ];
  const add = (
    <Button type="primary" icon={<Plus aria-hidden />} onClick={() => setOpened('')}>
      {t('tenants.add')}
    </Button>
  );
  const title = tenants.data?.find(({ name }) => name === opened)?.title ?? t('tenants.addTitle');
  return (
    <ConsoleFrame path="/console/tenants">
      <PageTitle description={t('tenants.description')} actions={add}>
        {t('tenants.title')}
      </PageTitle>
      {tenants.isError ? (
        <ErrorBox title={t('tenants.failed')} error={tenants.error} onRetry={() => void tenants.refetch()} />
      ) : phone && tenants.data ? (
        <PhoneCardList label={t('tenants.title')}>
          {tenants.data.map((tenant) => (
            <PhoneCard
              key={tenant.name}
              title={tenant.title}
              description={hostsOf(tenant)}
              note={tenant.channel}
              onOpen={() => setOpened(tenant.name)}
            />
          ))}
        </PhoneCardList>
      ) : (
        <Card flush>
          <ListTable<TenantSummary>
            tableKey="console.tenants"
            label={t('tenants.title')}
            columns={columns}
            rows={tenants.data}
            rowKey={({ name }) => name}
            onOpen={({ name }) => setOpened(name)}
          />
        </Card>
      )}
      <TenantDrawer name={opened} title={title} onClose={() => setOpened(null)} />
    </ConsoleFrame>
  );
}
