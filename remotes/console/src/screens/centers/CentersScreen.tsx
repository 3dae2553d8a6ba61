import { useState } from 'react';
import { type CenterRow, endpoints, memberStatus } from '@archway/contracts';
import { query, useListFilter, useListPage, usePageTitle, usePhone, useText } from '@archway/platform';
import { Building2, Button, Card, EmptyState, FilterBar, PageTitle, PhoneCard, Plus, StatusTag } from '@archway/ui';
import { KeywordField, type ListColumn, ListEmpty, ListView, TwoLines } from '@archway/ui/data';
import { ConsoleFrame } from '../../frame/ConsoleFrame.tsx';
import { CenterDrawer } from './CenterDrawer.tsx';
import { CenterNameDialog } from './CenterNameDialog.tsx';
import { centersFilter } from './centers-filter.ts';

function Status({ status }: Pick<CenterRow, 'status'>) {
  const t = useText('console');
  const enabled = status === memberStatus.enabled;
  return (
    <StatusTag tone={enabled ? 'success' : 'neutral'}>{t(enabled ? 'centers.enabled' : 'centers.disabled')}</StatusTag>
  );
}

/** Design centers: made here, with their staff, the practices that they design for, and who pays. */
export default function CentersScreen() {
  const t = useText('console');
  const phone = usePhone();
  usePageTitle(t('centers.title'));
  const [filter, change] = useListFilter(centersFilter);
  const [making, setMaking] = useState(false);
  const { keyword, center, page, size } = filter;
  const list = useListPage(
    query(endpoints.centers.page, { query: { pageNum: page, pageSize: size, ...(keyword && { keyword }) } }),
    filter,
    change,
  );
  const open = ({ designCenterId }: CenterRow): void => change({ center: designCenterId });
  const onClear = keyword ? () => change({ keyword: '' }) : undefined;
  const columns: readonly ListColumn<CenterRow>[] = [
    {
      key: 'name',
      title: t('centers.center'),
      width: 300,
      minWidth: 180,
      grow: true,
      render: (_, row) => (
        <TwoLines title={row.designCenterName} second={row.designCenterNo}>
          {row.designCenterName}
        </TwoLines>
      ),
    },
    { key: 'status', title: t('centers.status'), width: 130, render: (_, row) => <Status status={row.status} /> },
    { key: 'staff', title: t('centers.staff'), width: 120, align: 'right', dataIndex: 'staffCount' },
    { key: 'practices', title: t('centers.practices'), width: 140, align: 'right', dataIndex: 'practiceCount' },
  ];
  return (
    <ConsoleFrame path="/console/centers">
      <PageTitle
        description={t('centers.description')}
        actions={
          <Button type="primary" icon={<Plus aria-hidden />} onClick={() => setMaking(true)}>
            {t('centers.create')}
          </Button>
        }
      >
        {t('centers.title')}
      </PageTitle>
      <Card flush bare={phone}>
        <FilterBar onClear={onClear}>
          <KeywordField value={keyword} label={t('centers.keyword')} onChange={(next) => change({ keyword: next })} />
        </FilterBar>
        <ListView<CenterRow>
          tableKey="console.centers"
          label={t('centers.title')}
          list={list}
          columns={columns}
          rowKey={({ designCenterId }) => designCenterId}
          onOpen={open}
          failed={t('centers.failed')}
          empty={
            <ListEmpty title={t('centers.noneFound')} onClear={onClear} filter={[keyword]}>
              <EmptyState icon={<Building2 />} title={t('centers.none')} body={t('centers.noneBody')} />
            </ListEmpty>
          }
          card={
            phone
              ? (row) => (
                  <PhoneCard
                    title={row.designCenterName}
                    description={row.designCenterNo}
                    status={<Status status={row.status} />}
                    note={t('centers.counts', { staff: row.staffCount, practices: row.practiceCount })}
                    onOpen={() => open(row)}
                  />
                )
              : undefined
          }
        />
      </Card>
      <CenterDrawer centerId={center} onClose={() => change({ center: undefined })} />
      {making ? (
        <CenterNameDialog
          onClose={() => setMaking(false)}
          onMade={(designCenterId) => change({ center: designCenterId })}
        />
      ) : null}
    </ConsoleFrame>
  );
}
