import { endpoints, type PracticeListItem } from '@archway/contracts';
import { formatDay, query, useText } from '@archway/platform';
import { Building2, Card, EmptyState, ErrorBox, LabelTag, LoadingSkeleton, StatusTag } from '@archway/ui';
import { Table, type TableColumns } from '@archway/ui/data';
import { useQuery } from '@tanstack/react-query';
import { practiceState } from './practice-state.ts';
import { SelfInspection } from './SelfInspection.tsx';

/** The practices that the reader owns, works for or serves. */
export function Practices() {
  const t = useText('account');
  const practices = useQuery(query(endpoints.access.practices));
  const columns: TableColumns<PracticeListItem> = [
    {
      key: 'name',
      title: t('practices.name'),
      render: (_, { name, isDefault, creator }) => (
        <>
          {name} {creator ? <LabelTag>{t('practices.owner')}</LabelTag> : null}{' '}
          {isDefault ? <LabelTag>{t('practices.default')}</LabelTag> : null}
        </>
      ),
    },
    { key: 'number', title: t('practices.number'), dataIndex: 'number' },
    {
      key: 'state',
      title: t('practices.state'),
      render: (_, practice) => {
        const { key, tone } = practiceState(practice);
        return <StatusTag tone={tone}>{t(`practices.states.${key}`)}</StatusTag>;
      },
    },
    {
      key: 'expires',
      title: t('practices.expires'),
      render: (_, { expiredDay }) => (expiredDay ? formatDay(expiredDay) : '—'),
    },
    {
      key: 'inspection',
      title: t('practices.inspection'),
      render: (_, practice) => <SelfInspection practice={practice} />,
    },
    {
      key: 'centers',
      title: t('practices.centers'),
      render: (_, { designCenterList }) =>
        designCenterList.map(({ designCenterName }) => designCenterName).join(t('list.separator')) || '—',
    },
  ];
  return (
    <Card title={t('account.section.practices')} count={practices.data?.length} flush={Boolean(practices.data?.length)}>
      {practices.isError ? (
        <ErrorBox title={t('practices.failed')} error={practices.error} onRetry={() => void practices.refetch()} />
      ) : practices.isPending ? (
        <LoadingSkeleton variant="card" rows={4} />
      ) : practices.data.length === 0 ? (
        <EmptyState icon={<Building2 />} title={t('practices.none')} body={t('practices.noneBody')} />
      ) : (
        <Table
          rowKey="practiceId"
          columns={columns}
          dataSource={practices.data}
          pagination={false}
          scroll={{ x: 940 }}
        />
      )}
    </Card>
  );
}
