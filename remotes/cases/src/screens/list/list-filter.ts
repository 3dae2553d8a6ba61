import {
  type CaseTab,
  type Entrust,
  type Received,
  type ServiceId,
  caseTab,
  caseTabs,
  type casesEndpoints,
  entrusts,
  rowOf,
} from '@archway/contracts';

export const sortKeys = ['updateTime', 'createTime', 'patientName'] as const;
export const pageSizes = [10, 20, 50, 100] as const;

/** What the list shows, as it stands in the address. */
export interface ListFilter {
  readonly tab: CaseTab;
  readonly keyword: string;
  /** Id of a practice. */
  readonly practice: string | undefined;
  readonly label: string | undefined;
  readonly entrust: Entrust | undefined;
  /** Days of creation, YYYY-MM-DD. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly sort: (typeof sortKeys)[number];
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly size: number;
}

export const initialFilter: ListFilter = {
  tab: caseTab.all,
  keyword: '',
  practice: undefined,
  label: undefined,
  entrust: undefined,
  from: undefined,
  to: undefined,
  sort: 'updateTime',
  order: 'desc',
  page: 1,
  size: 20,
};

const whole = (text: string | null): number | undefined =>
  text !== null && /^-?\d{1,6}$/.test(text) ? Number(text) : undefined;
const dayOf = (text: string | null): string | undefined =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;
const oneOf = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.includes(value as T) ? (value as T) : otherwise;

/** Reads an address; what cannot be understood counts as not given. */
export function readFilter(params: URLSearchParams): ListFilter {
  const practice = params.get('practice') ?? '';
  return {
    tab: rowOf(caseTabs, whole(params.get('tab')))?.value ?? initialFilter.tab,
    keyword: (params.get('keyword') ?? '').slice(0, 60),
    practice: /^[1-9]\d{0,17}$/.test(practice) ? practice : undefined,
    label: params.get('label')?.slice(0, 60) || undefined,
    entrust: rowOf(entrusts, whole(params.get('entrust')))?.value,
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
    sort: oneOf(sortKeys, params.get('sort'), initialFilter.sort),
    order: oneOf(['asc', 'desc'] as const, params.get('order'), initialFilter.order),
    page: Math.max(1, whole(params.get('page')) ?? 1),
    size: oneOf<number>(pageSizes, whole(params.get('size')), initialFilter.size),
  };
}

/** Writes an address that holds only what differs from the initial filter. */
export function writeFilter(filter: ListFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of Object.keys(initialFilter) as (keyof ListFilter)[]) {
    const value = filter[key];
    if (value !== undefined && value !== initialFilter[key]) params.set(key, String(value));
  }
  return params;
}

/** A change of anything but the page begins on the first page. */
export const changeFilter = (filter: ListFilter, change: Partial<ListFilter>): ListFilter => ({
  ...filter,
  ...('page' in change ? {} : { page: 1 }),
  ...change,
});

/** Whether rows are kept out by more than the tab. */
export const isNarrowed = ({ keyword, practice, label, entrust, from, to }: ListFilter): boolean =>
  Boolean(keyword || practice || label || from || to) || entrust !== undefined;

/** Everything that narrows the list taken away; tab, order and page size stay. */
export const clearedFilter = (filter: ListFilter): ListFilter => ({
  ...initialFilter,
  tab: filter.tab,
  sort: filter.sort,
  order: filter.order,
  size: filter.size,
});

type CountQuery = Partial<Received<typeof casesEndpoints.tabCounts>['query']>;
type PageQuery = Partial<Received<typeof casesEndpoints.page>['query']>;

/** The filter as the tab counts want it. */
export function toCountQuery(filter: ListFilter, serviceType: ServiceId): CountQuery {
  const { keyword, practice, label, entrust, from, to } = filter;
  return {
    serviceType,
    ...(keyword && { keyword }),
    ...(practice && { outpatientId: practice }),
    ...(label && { label }),
    ...(entrust !== undefined && { entrust }),
    ...(from && { createFrom: from }),
    ...(to && { createTo: to }),
    ...((from || to) && { utcOffset: -new Date().getTimezoneOffset() }),
  };
}

export const toPageQuery = (filter: ListFilter, serviceType: ServiceId): PageQuery => ({
  ...toCountQuery(filter, serviceType),
  tab: filter.tab,
  sort: filter.sort,
  order: filter.order,
  pageNum: filter.page,
  pageSize: filter.size,
});
