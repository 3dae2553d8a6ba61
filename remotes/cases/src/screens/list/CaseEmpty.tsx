import { type PracticeListItem, caseTab } from '@archway/contracts';
import { Button, EmptyState, FolderPlus, SearchX } from '@archway/ui';
import { useText } from '@archway/platform';
import { AddPatientButton } from './AddPatientButton.tsx';
import { describeFilter } from './describe-filter.ts';
import { type ListFilter, caseFilter } from './list-filter.ts';
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
  if (caseFilter.isNarrowed(filter)) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('empty.filtered')}
        body={describeFilter(filter, practices, t)}
        action={<Button onClick={() => onChange(caseFilter.cleared(filter))}>{t('filter.clear')}</Button>}
      />
    );
  }
  if (filter.tab !== caseTab.all) {
    return (
      <EmptyState
        title={t('empty.tab')}
        action={<Button onClick={() => onChange({ tab: -1 })}>{t('empty.showAll')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={<FolderPlus />}
      title={t(`empty.${service.key}.title`)}
      body={t(`empty.${service.key}.body`)}
      action={service.opensCases ? <AddPatientButton /> : undefined}
    />
  );
}
