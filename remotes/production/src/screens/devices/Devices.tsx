import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { type ProductionDevice, endpoints } from '@archway/contracts';
import { lastAddressOf, query, usePageTitle, usePhone, useText, wholeList } from '@archway/platform';
import { Breadcrumbs, Button, Card, EmptyState, PageTitle, Plus, Printer } from '@archway/ui';
import { ListView } from '@archway/ui/data';
import { useBatchChanges } from '../../making/refresh-batches.ts';
import { DeviceCard } from './DeviceCard.tsx';
import { DeviceDialog } from './DeviceDialog.tsx';
import { KeyDialog } from './KeyDialog.tsx';
import { deviceColumns } from './device-columns.tsx';

/** Printers and cutting machines of the practices that the reader makes for. */
export default function Devices() {
  const t = useText('production');
  const phone = usePhone();
  const found = useQuery(query(endpoints.devices.list, { query: {} }));
  const [edited, edit] = useState<ProductionDevice | 'new' | null>(null);
  const [keyed, giveKey] = useState<ProductionDevice | null>(null);
  usePageTitle(t('device.title'));
  useBatchChanges();
  const practices = found.data?.practices ?? [];
  const shown = { several: practices.length > 1, edit, giveKey };
  return (
    <>
      <Breadcrumbs
        items={[
          { key: 'list', content: <Link to={lastAddressOf('/print-batch')}>{t('print.title')}</Link> },
          { key: 'devices', content: t('device.title') },
        ]}
      />
      <PageTitle
        actions={
          practices.length > 0 ? (
            <Button type="primary" icon={<Plus aria-hidden="true" />} onClick={() => edit('new')}>
              {t('device.add')}
            </Button>
          ) : undefined
        }
      >
        {t('device.title')}
      </PageTitle>
      <Card flush bare={phone}>
        <ListView<ProductionDevice>
          tableKey="production.devices"
          columns={deviceColumns(t, shown)}
          list={wholeList(found, found.data?.devices)}
          label={t('device.title')}
          failed={t('device.failed')}
          rowKey={({ deviceId }) => deviceId}
          card={phone ? (row) => <DeviceCard row={row} {...shown} /> : undefined}
          onOpen={edit}
          empty={<EmptyState icon={<Printer />} title={t('device.empty')} body={t('device.emptyBody')} />}
        />
      </Card>
      {edited ? (
        <DeviceDialog device={edited === 'new' ? null : edited} practices={practices} onClose={() => edit(null)} />
      ) : null}
      {keyed ? <KeyDialog device={keyed} onClose={() => giveKey(null)} /> : null}
    </>
  );
}
