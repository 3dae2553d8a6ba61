import { type BoundCenter, type PracticeListItem, endpoints, memberStatus } from '@archway/contracts';
import { invalidate, query, usePhone, useServerEvent, useText } from '@archway/platform';
import {
  Building2,
  Button,
  Card,
  EmptyState,
  ErrorBox,
  LabelTag,
  LoadingSkeleton,
  PhoneCard,
  PhoneCardList,
  Plus,
  StatusTag,
} from '@archway/ui';
import { type ListColumn, ListTable, TwoLines } from '@archway/ui/data';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BindCenter } from './BindCenter.tsx';
import { CenterMenu } from './CenterMenu.tsx';

function Status({ center }: { center: BoundCenter }) {
  const t = useText('account');
  const enabled = center.status === memberStatus.enabled;
  return (
    <StatusTag tone={enabled ? 'success' : 'neutral'}>
      {t(enabled ? 'members.state.enabled' : 'members.state.disabled')}
    </StatusTag>
  );
}

/** The design centers that a practice is bound to; its creator binds and unbinds them. */
export function BoundCenters({ practice }: { practice: PracticeListItem }) {
  const t = useText('account');
  const phone = usePhone();
  const [binding, setBinding] = useState(false);
  const { practiceId, creator } = practice;
  const bound = useQuery(query(endpoints.centers.bound, { query: { practiceId } }));
  useServerEvent('practice.changed', () => void invalidate(endpoints.centers.bound));
  const rows = bound.data;
  const bind = creator ? (
    <Button icon={<Plus aria-hidden />} onClick={() => setBinding(true)}>
      {t('centers.bind')}
    </Button>
  ) : undefined;
  const paidBy = ({ centerPays }: BoundCenter): string =>
    t(centerPays ? 'centers.paidByCenter' : 'centers.paidByPractice');
  const columns: readonly ListColumn<BoundCenter>[] = [
    {
      key: 'name',
      title: t('practices.centers'),
      width: 280,
      minWidth: 180,
      grow: true,
      render: (_, center) => (
        <TwoLines
          title={center.designCenterName}
          second={
            <>
              {center.designCenterNo} {center.practiceDefault ? <LabelTag>{t('practices.default')}</LabelTag> : null}
            </>
          }
        >
          {center.designCenterName}
        </TwoLines>
      ),
    },
    { key: 'state', title: t('members.status'), width: 120, render: (_, center) => <Status center={center} /> },
    { key: 'payer', title: t('centers.payer'), width: 170, priority: 1, render: (_, center) => paidBy(center) },
    ...(creator
      ? [
          {
            key: 'actions',
            title: '',
            render: (_: unknown, center: BoundCenter) => <CenterMenu practiceId={practiceId} center={center} />,
          },
        ]
      : []),
  ];
  return (
    <Card
      title={t('centers.title')}
      count={rows?.length}
      extra={rows?.length ? bind : undefined}
      flush={Boolean(rows?.length)}
    >
      {bound.isError ? (
        <ErrorBox title={t('centers.failed')} error={bound.error} onRetry={() => void bound.refetch()} />
      ) : rows === undefined ? (
        <LoadingSkeleton variant="list" rows={2} />
      ) : rows.length === 0 ? (
        <EmptyState
          icon={<Building2 />}
          title={t('centers.none')}
          body={t(creator ? 'centers.noneCreator' : 'centers.noneMember')}
          action={bind}
        />
      ) : phone ? (
        <PhoneCardList label={t('centers.title')}>
          {rows.map((center) => (
            <PhoneCard
              key={center.designCenterId}
              title={center.designCenterName}
              description={
                <>
                  {center.designCenterNo}{' '}
                  {center.practiceDefault ? <LabelTag>{t('practices.default')}</LabelTag> : null}
                </>
              }
              status={<Status center={center} />}
              note={paidBy(center)}
              action={creator ? <CenterMenu practiceId={practiceId} center={center} /> : undefined}
            />
          ))}
        </PhoneCardList>
      ) : (
        <ListTable<BoundCenter>
          tableKey="account.centers"
          label={t('centers.title')}
          columns={columns}
          rows={rows}
          rowKey={({ designCenterId }) => designCenterId}
        />
      )}
      {binding ? <BindCenter practice={practice} onClose={() => setBinding(false)} /> : null}
    </Card>
  );
}
