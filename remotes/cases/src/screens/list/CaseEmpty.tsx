import { type PracticeListItem, caseTab } from '@archway/contracts';
import { Button, EmptyState, FolderPlus } from '@archway/ui';
import { ListEmpty } from '@archway/ui/data';
import { useText } from '@archway/platform';
import { AddPatientButton } from './AddPatientButton.tsx';
import { describeFilter } from './filter/describe-filter.ts';
import { type ListFilter, caseFilter } from './filter/list-filter.ts';
import { useLabels } from './labels/use-labels.ts';
import type { ListService } from './list-service.ts';

interface Props {
  service: ListService;
  filter: ListFilter;
  onChange: (change: Partial<ListFilter>) => void;
  practices: readonly PracticeListItem[];
}

/** No rows: because of the filter, because of the tab, or because there is no case yet. Each has its own way on. */
export function CaseEmpty({ service, filter, onChange, practices }: Props) {
  const t = useText('cases');
  const labels = useLabels();
  return (
    <ListEmpty
      title={t('empty.filtered')}
      filter={describeFilter(filter, practices, labels.data ?? [], t)}
      onClear={caseFilter.isNarrowed(filter) ? () => onChange(caseFilter.cleared(filter)) : undefined}
    >
      {filter.tab === caseTab.all ? (
        <EmptyState
          icon={<FolderPlus />}
          title={t(`empty.${service.key}.title`)}
          body={t(`empty.${service.key}.body`)}
          action={service.opensCases ? <AddPatientButton /> : undefined}
        />
      ) : (
        <EmptyState
          title={t('empty.tab')}
          action={<Button onClick={() => onChange({ tab: caseTab.all })}>{t('empty.showAll')}</Button>}
        />
      )}
    </ListEmpty>
  );
}
