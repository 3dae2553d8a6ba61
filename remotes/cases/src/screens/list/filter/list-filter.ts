import {
  type Received,
  type ServiceId,
  caseTab,
  caseTabs,
  type casesEndpoints,
  entrusts,
  intakeOf,
} from '@archway/contracts';
import {
  arrangedField,
  choiceField,
  dayField,
  defineListFilter,
  type FilterOfKind,
  idField,
  textField,
} from '@archway/platform';
import type { ListSort } from '@archway/ui/list';

const sortKeys = ['updateTime', 'createTime', 'patientName'] as const;

/** What the case list shows, as it stands in the address. */
export const caseFilter = defineListFilter({
  tab: arrangedField(
    caseTabs.map(({ value }) => value),
    caseTab.all,
  ),
  keyword: textField,
  /** Of a practice. */
  practice: idField,
  /** A label, or a category for any of its labels. */
  label: idField,
  entrust: choiceField(entrusts.map(({ value }) => value)),
  /** Days of creation. */
  from: dayField,
  to: dayField,
  sort: arrangedField(sortKeys, 'updateTime'),
  order: arrangedField(['asc', 'desc'] as const, 'desc'),
});
export type ListFilter = FilterOfKind<typeof caseFilter>;

/** Without what means nothing in the list of a service, as an address or a view of another list may bring it. */
export const filterFor = (filter: ListFilter, service: ServiceId): ListFilter =>
  intakeOf(service).designed ? filter : { ...filter, entrust: undefined };

/** What a column sorts by. */
export const sortOf = (column: string | undefined): string | undefined =>
  column === 'patient' ? 'patientName' : column;

/** The order that a click on a column's head asks for; the usual one where it asks for none that there is. */
export function sortChange(wanted: ListSort | null): Pick<ListFilter, 'sort' | 'order'> {
  const sort = sortKeys.find((known) => known === sortOf(wanted?.key));
  if (!wanted || !sort) return { sort: caseFilter.initial.sort, order: caseFilter.initial.order };
  return { sort, order: wanted.order === 'ascend' ? 'asc' : 'desc' };
}

type CountQuery = Partial<Received<typeof casesEndpoints.tabCounts>['query']>;
type PageQuery = Partial<Received<typeof casesEndpoints.page>['query']>;

/** The filter as the tab counts want it. */
export function toCountQuery(filter: ListFilter, serviceType: ServiceId): CountQuery {
  const { keyword, practice, label, entrust, from, to } = filter;
  return {
    serviceType,
    ...(keyword && { keyword }),
    ...(practice && { practiceId: practice }),
    ...(label && { label }),
    ...(entrust !== undefined && { entrust }),
    ...(from && { createFrom: from }),
    ...(to && { createTo: to }),
    ...((from || to) && { utcOffset: -new Date().getTimezoneOffset() }),
  };
}

type FileQuery = Partial<Received<typeof casesEndpoints.file>['query']>;

/** The filter as the file of all its cases wants it. */
export const toFileQuery = (filter: ListFilter, serviceType: ServiceId): FileQuery => ({
  ...toCountQuery(filter, serviceType),
  tab: filter.tab,
  sort: filter.sort,
  order: filter.order,
  utcOffset: -new Date().getTimezoneOffset(),
});

export const toPageQuery = (filter: ListFilter, serviceType: ServiceId): PageQuery => ({
  ...toCountQuery(filter, serviceType),
  tab: filter.tab,
  sort: filter.sort,
  order: filter.order,
  pageNum: filter.page,
  pageSize: filter.size,
});
