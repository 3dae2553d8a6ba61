import { type PracticeListItem, endpoints } from '@archway/contracts';
import { formatDay, query, usePhone, useText } from '@archway/platform';
import {
  Building2,
  Card,
  EmptyState,
  ErrorBox,
  LabelTag,
  LoadingSkeleton,
  PhoneCard,
  PhoneCardList,
  StatusTag,
} from '@archway/ui';
import { type ListColumn, ListTable, TwoLines } from '@archway/ui/data';
import { useQuery } from '@tanstack/react-query';
import { DefaultButton } from './DefaultButton.tsx';
import { practiceState } from './practice-state.ts';
import { SelfInspection } from './SelfInspection.tsx';

/** The practices that the reader owns, works for or serves. */
export function Practices() {
  const t = useText('account');
  const phone = usePhone();
  const practices = useQuery(query(endpoints.access.practices));
  const rows = practices.data;
  return (
    <Card title={t('practices.title')} count={rows?.length} flush={Boolean(rows?.length)}>
      {practices.isError ? (
        <ErrorBox title={t('practices.failed')} error={practices.error} onRetry={() => void practices.refetch()} />
      ) : rows === undefined ? (
        <LoadingSkeleton variant="card" rows={4} />
      ) : rows.length === 0 ? (
        <EmptyState icon={<Building2 />} title={t('practices.none')} body={t('practices.noneBody')} />
      ) : phone ? (
        <PhoneCardList label={t('practices.title')}>
          {rows.map((practice) => (
            <PhoneCard
              key={practice.practiceId}
              title={practice.name}
              description={<Marks practice={practice} />}
              status={<State practice={practice} />}
              note={practice.number}
              action={<DefaultButton practice={practice} />}
            />
          ))}
        </PhoneCardList>
      ) : (
        <PracticeTable rows={rows} />
      )}
    </Card>
  );
}

function Marks({ practice: { creator, isDefault } }: { practice: PracticeListItem }) {
  const t = useText('account');
  return (
    <>
      {creator ? <LabelTag>{t('practices.owner')}</LabelTag> : null}{' '}
      {isDefault ? <LabelTag>{t('practices.default')}</LabelTag> : null}
    </>
  );
}

function State({ practice }: { practice: PracticeListItem }) {
  const t = useText('account');
  const { key, tone } = practiceState(practice);
  return <StatusTag tone={tone}>{t(`practices.states.${key}`)}</StatusTag>;
}

function PracticeTable({ rows }: { rows: readonly PracticeListItem[] }) {
  const t = useText('account');
  const columns: readonly ListColumn<PracticeListItem>[] = [
    {
      key: 'name',
      title: t('practices.name'),
      width: 260,
      minWidth: 180,
      grow: true,
      render: (_, practice) => (
        <TwoLines
          title={practice.name}
          second={
            <>
              {practice.abbreviation}
              <Marks practice={practice} />
            </>
          }
        >
          {practice.name}
        </TwoLines>
      ),
    },
    { key: 'number', title: t('practices.number'), dataIndex: 'number', width: 110 },
    { key: 'state', title: t('practices.state'), width: 110, render: (_, practice) => <State practice={practice} /> },
    {
      key: 'expires',
      title: t('practices.expires'),
      width: 120,
      priority: 1,
      render: (_, { expiredDay }) => (expiredDay ? formatDay(expiredDay) : '—'),
    },
    {
      key: 'inspection',
      title: t('practices.inspection'),
      width: 240,
      priority: 2,
      render: (_, practice) => <SelfInspection practice={practice} />,
    },
    {
      key: 'centers',
      title: t('practices.centers'),
      width: 150,
      priority: 3,
      render: (_, { designCenterList }) =>
        designCenterList.map(({ designCenterName }) => designCenterName).join(t('list.separator')) || '—',
    },
    { key: 'actions', title: '', render: (_, practice) => <DefaultButton practice={practice} /> },
  ];
  return (
    <ListTable<PracticeListItem>
      tableKey="account.practices"
      label={t('practices.title')}
      columns={columns}
      rows={rows}
      rowKey={({ practiceId }) => practiceId}
    />
  );
}
