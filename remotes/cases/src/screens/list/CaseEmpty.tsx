import { type PracticeListItem, caseTab } from '@archway/contracts';
import { Button, EmptyState, FolderPlus } from '@archway/ui';
import { ListEmpty } from '@archway/ui/list';
import { useText } from '@archway/platform';
import type { CaseService } from '../../case/case-services.ts';
import { AddPatientButton } from './AddPatientButton.tsx';
import { describeFilter } from './filter/describe-filter.ts';
import { type ListFilter, caseFilter } from './filter/list-filter.ts';
import { useLabels } from './labels/use-labels.ts';

interface Props {
  service: CaseService;
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
          action={<AddPatientButton service={service} />}
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
