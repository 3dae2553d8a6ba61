import { type Received, type processEndpoints, processServices, processTabs } from '@archway/contracts';
import { choiceField, defineListFilter, type FilterOfKind, textField } from '@archway/platform';

/** What the list of model processing shows, as it stands in the address. */
export const processFilter = defineListFilter({
  keyword: textField,
  /** None is the tab of all. */
  tab: choiceField(processTabs.map(({ value }) => value)),
  service: choiceField([...processServices]),
});
export type ProcessFilter = FilterOfKind<typeof processFilter>;

/** The filter without its tab and page, as the numbers of the tabs want it. */
export const toCountQuery = ({
  keyword,
  service,
}: ProcessFilter): Partial<Received<typeof processEndpoints.counts>['query']> => ({
  ...(keyword && { keyword }),
  ...(service !== undefined && { serviceType: service }),
});

export const toQuery = (filter: ProcessFilter): Partial<Received<typeof processEndpoints.page>['query']> => ({
  ...toCountQuery(filter),
  ...(filter.tab !== undefined && { tab: filter.tab }),
  pageNum: filter.page,
  pageSize: filter.size,
});
