import { serviceTypes } from '@archway/contracts';
import { caseFilter, filterFor, sortChange, toPageQuery } from './list-filter.ts';

const read = (search: string) => caseFilter.read(new URLSearchParams(search));

test('what is written is read again', () => {
  const filter = {
    ...caseFilter.initial,
    tab: 4,
    keyword: '林 & #1',
    practice: '12',
    label: '34',
    entrust: 0,
    from: '2026-09-01',
    to: '2026-11-20',
    sort: 'createTime',
    order: 'asc',
    page: 3,
    size: 50,
  } as const;
  expect(caseFilter.read(caseFilter.write(filter))).toEqual(filter);
});

test.each(['tab=77', 'tab=x', 'entrust=9', 'practice=abc', 'label=VIP', 'from=yesterday', 'sort=name', 'order=up'])(
  'an address with %s is read as if that was not there',
  (search) => expect(read(search)).toEqual(caseFilter.initial),
);

test('clearing keeps tab, order and page size', () => {
  const filter = read('tab=4&keyword=a&entrust=0&sort=createTime&size=50&page=3');
  expect(caseFilter.isNarrowed(filter)).toBe(true);
  const cleared = caseFilter.cleared(filter);
  expect(caseFilter.isNarrowed(cleared)).toBe(false);
  expect(cleared).toMatchObject({ tab: 4, sort: 'createTime', size: 50, page: 1 });
});

test('the wire is asked only for what is set', () => {
  expect(toPageQuery(caseFilter.initial, 0)).toEqual({
    serviceType: 0,
    tab: -1,
    sort: 'updateTime',
    order: 'desc',
    pageNum: 1,
    pageSize: 20,
  });
  expect(toPageQuery(read('entrust=0&from=2026-01-01'), 0)).toMatchObject({ entrust: 0, createFrom: '2026-01-01' });
});

test('a column that sorts is asked for, and any other means the usual order', () => {
  expect(sortChange({ key: 'createTime', order: 'ascend' })).toEqual({ sort: 'createTime', order: 'asc' });
  const usual = { sort: 'updateTime', order: 'desc' };
  expect(sortChange(null)).toEqual(usual);
  expect(sortChange({ key: 'doctor', order: 'ascend' })).toEqual(usual);
});

test('a way of design narrows only lists of what is designed, wherever the address comes from', () => {
  const filter = read('entrust=0&keyword=a');
  for (const { id } of [serviceTypes.aligner, serviceTypes.crownDesign, serviceTypes.plant]) {
    expect(toPageQuery(filterFor(filter, id), id)).toMatchObject({ entrust: 0, keyword: 'a' });
  }
  const { id } = serviceTypes.report;
  const asked = toPageQuery(filterFor(filter, id), id);
  expect(asked).toMatchObject({ keyword: 'a' });
  expect(asked).not.toHaveProperty('entrust');
  expect(caseFilter.isNarrowed(filterFor(read('entrust=0'), id))).toBe(false);
});
