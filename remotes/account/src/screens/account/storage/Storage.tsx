import { type CaseStorage, endpoints } from '@archway/contracts';
import { defineListFilter, query, useListFilter, useListPage, usePhone, useText } from '@archway/platform';
import { Card, EmptyState, HardDrive } from '@archway/ui';
import { ListView } from '@archway/ui/data';
import type { SectionProps } from '../sections.ts';
import { StorageCard } from './StorageCard.tsx';
import { StorageTotals } from './StorageTotals.tsx';
import { storageColumns } from './storage-columns.tsx';
import { sectionField } from '../section-field.ts';

const storageFilter = defineListFilter({ key: sectionField });

/** What the files of a practice take up, by kind and by case. */
export function Storage({ user }: SectionProps) {
  const practice = user.practices.find(({ practiceId }) => practiceId === user.currentPracticeId);
  const t = useText('account');
  if (!practice) return <EmptyState icon={<HardDrive />} title={t('storage.none')} body={t('storage.noneBody')} />;
  return (
    <>
      <StorageTotals practice={practice} />
      <StorageByCase practiceId={practice.practiceId} />
    </>
  );
}

function StorageByCase({ practiceId }: { practiceId: string }) {
  const t = useText('account');
  const phone = usePhone();
  const [filter, change] = useListFilter(storageFilter);
  const asked = { query: { practiceId, pageNum: filter.page, pageSize: filter.size } };
  const list = useListPage(query(endpoints.storage.page, asked), filter, change);
  return (
    <Card title={t('storage.byCase')} flush>
      <ListView<CaseStorage>
        tableKey="account.storage"
        columns={storageColumns(t)}
        list={list}
        label={t('storage.byCase')}
        failed={t('storage.failed')}
        rowKey={({ caseId }) => caseId}
        card={phone ? (row) => <StorageCard row={row} /> : undefined}
        empty={<EmptyState icon={<HardDrive />} title={t('storage.none')} body={t('storage.noneBody')} />}
      />
    </Card>
  );
}
