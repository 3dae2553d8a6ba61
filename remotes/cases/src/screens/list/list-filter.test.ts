import {
  changeFilter,
  clearedFilter,
  initialFilter,
  isNarrowed,
  readFilter,
  toPageQuery,
  writeFilter,
} from './list-filter.ts';

const read = (search: string) => readFilter(new URLSearchParams(search));

test('an empty address is the initial filter, and the initial filter an empty address', () => {
  expect(read('')).toEqual(initialFilter);
  expect(writeFilter(initialFilter).toString()).toBe('');
});

test('what is written is read again', () => {
  const filter = {
    ...initialFilter,
    tab: 4,
    keyword: '林 & #1',
    practice: '12',
    label: '术前 VIP',
    entrust: 0,
    from: '2026-09-01',
    to: '2026-11-20',
    sort: 'createTime',
    order: 'asc',
    page: 3,
    size: 50,
  } as const;
  expect(readFilter(writeFilter(filter))).toEqual(filter);
});

test.each([
  'tab=77',
  'tab=x',
  'entrust=9',
  'practice=abc',
  'from=yesterday',
  'sort=name',
  'order=up',
  'page=-3',
  'size=7',
])('an address with %s is read as if that was not there', (search) => expect(read(search)).toEqual(initialFilter));

test('a new filter begins on the first page, a new page keeps the filter', () => {
  const on = { ...initialFilter, page: 4, keyword: 'a' };
  expect(changeFilter(on, { keyword: 'b' })).toMatchObject({ page: 1, keyword: 'b' });
  expect(changeFilter(on, { page: 5 })).toMatchObject({ page: 5, keyword: 'a' });
});

test('clearing keeps tab, order and page size', () => {
  const filter = read('tab=4&keyword=a&entrust=0&sort=createTime&size=50&page=3');
  expect(isNarrowed(filter)).toBe(true);
  const cleared = clearedFilter(filter);
  expect(isNarrowed(cleared)).toBe(false);
  expect(cleared).toMatchObject({ tab: 4, sort: 'createTime', size: 50, page: 1 });
});

test('the wire is asked only for what is set', () => {
  expect(toPageQuery(initialFilter, 0)).toEqual({
    serviceType: 0,
    tab: -1,
    sort: 'updateTime',
    order: 'desc',
    pageNum: 1,
    pageSize: 20,
  });
  expect(toPageQuery(read('entrust=0&from=2026-01-01'), 0)).toMatchObject({ entrust: 0, createFrom: '2026-01-01' });
});
