import { type Received, batchKinds, type batchEndpoints, printStatuses } from '@archway/contracts';
import { choiceField, dayField, defineListFilter, type FilterOfKind, idField, textField } from '@archway/platform';

/** What the list of print batches shows, as it stands in the address. */
export const batchFilter = defineListFilter({
  keyword: textField,
  /** The tab. */
  status: choiceField(printStatuses.map(({ value }) => value)),
  kind: choiceField(batchKinds),
  device: idField,
  /** Days on which they were made. */
  from: dayField,
  to: dayField,
});
export type BatchFilter = FilterOfKind<typeof batchFilter>;

/** The filter without its tab and page, as the numbers of the tabs want it. */
export const toCountQuery = ({
  keyword,
  kind,
  device,
  from,
  to,
}: BatchFilter): Partial<Received<typeof batchEndpoints.counts>['query']> => ({
  utcOffset: -new Date().getTimezoneOffset(),
  ...(keyword && { keyword }),
  ...(kind && { kind }),
  ...(device && { deviceId: device }),
  ...(from && { from }),
  ...(to && { to }),
});

export const toQuery = (filter: BatchFilter): Partial<Received<typeof batchEndpoints.page>['query']> => ({
  ...toCountQuery(filter),
  ...(filter.status !== undefined && { status: filter.status }),
  pageNum: filter.page,
  pageSize: filter.size,
});
