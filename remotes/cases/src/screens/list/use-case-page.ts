import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ServiceId, endpoints } from '@archway/contracts';
import { type ChangeFilter, invalidate, query, useListPage, useServerEvent } from '@archway/platform';
import { type ListFilter, toCountQuery, toPageQuery } from './filter/list-filter.ts';

/** Rows, counts, columns and labels of the list; old rows stay while new ones load. */
export function useCasePage(filter: ListFilter, serviceType: ServiceId, change: ChangeFilter<ListFilter>) {
  const asked = query(endpoints.cases.page, { query: toPageQuery(filter, serviceType) });
  const page = useListPage(asked, filter, change);
  const counts = useQuery({
    ...query(endpoints.cases.tabCounts, { query: toCountQuery(filter, serviceType) }),
    placeholderData: keepPreviousData,
  });
  const outpatient = filter.practice ? { practiceId: filter.practice } : {};
  const head = useQuery({
    ...query(endpoints.cases.tableHead, { query: { serviceType, ...outpatient } }),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
  useServerEvent('case.changed', followChange);
  return { page, counts, head };
}

/** Changes come in bursts (a batch, a colleague at work); the list follows at most once a second. */
const FOLLOW_MS = 1000;

let waiting: ReturnType<typeof setTimeout> | undefined;

function followChange(): void {
  waiting ??= setTimeout(() => {
    waiting = undefined;
    void refreshList();
  }, FOLLOW_MS);
}

/** Asks for rows and counts again where they are shown. */
export const refreshList = async (): Promise<void> => {
  await Promise.all([invalidate(endpoints.cases.page), invalidate(endpoints.cases.tabCounts)]);
};
