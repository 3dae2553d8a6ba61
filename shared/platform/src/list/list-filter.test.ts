import { arrangedField, choiceField, dayField, idField, switchField, textField, wordField } from './filter-field.ts';
import { defineListFilter } from './list-filter.ts';

const kind = defineListFilter({
  tab: arrangedField([-1, 0, 4], -1),
  keyword: textField,
  owner: idField,
  label: wordField,
  status: choiceField([0, 3]),
  from: dayField,
  lost: switchField,
});
const read = (search: string) => kind.read(new URLSearchParams(search));
const write = (change: Partial<typeof kind.initial>) => kind.write({ ...kind.initial, ...change }).toString();

test('an empty address is the beginning, and the beginning an empty address', () => {
  expect(read('')).toEqual({
    tab: -1,
    keyword: '',
    owner: undefined,
    label: undefined,
    status: undefined,
    from: undefined,
    lost: false,
    page: 1,
    size: 20,
  });
  expect(write({})).toBe('');
});

test('what is written is read again, zero included', () => {
  const filter = {
    tab: 0,
    keyword: '林 & #1',
    owner: '12',
    label: '术前 VIP',
    status: 0,
    from: '2026-09-01',
    lost: true,
    page: 3,
    size: 50,
  } as const;
  expect(kind.read(kind.write(filter))).toEqual(filter);
});

test.each([
  'tab=77',
  'tab=x',
  'owner=0',
  'owner=abc',
  'owner=1234567890123456789',
  'label=',
  'status=9',
  'status=',
  'from=yesterday',
  'lost=yes',
  'page=-3',
  'page=1.5',
  'page=0',
  'page=100001',
  'page=1e3',
  'size=7',
  'colour=red',
])('an address with %s is read as if that was not there', (search) => expect(read(search)).toEqual(kind.initial));

test('words are bounded and without white space at their ends', () => {
  expect(read(`keyword=%20${'a'.repeat(80)}`).keyword).toBe('a'.repeat(60));
});

test('a new filter begins on the first page, a new page keeps the filter', () => {
  const on = { ...kind.initial, page: 4, keyword: 'a' };
  expect(kind.change(on, { keyword: 'b' })).toMatchObject({ page: 1, keyword: 'b' });
  expect(kind.change(on, { size: 50 })).toMatchObject({ page: 1, size: 50 });
  expect(kind.change(on, { page: 5 })).toMatchObject({ page: 5, keyword: 'a' });
});

test('tab, page and size narrow nothing, and a cleared filter keeps tab and size', () => {
  expect(kind.isNarrowed(read('tab=4&page=3&size=50'))).toBe(false);
  for (const search of ['keyword=a', 'owner=1', 'label=x', 'status=0', 'from=2026-01-01', 'lost=1'])
    expect(kind.isNarrowed(read(search))).toBe(true);
  expect(kind.cleared(read('tab=4&keyword=a&status=0&lost=1&size=50&page=3'))).toEqual(read('tab=4&size=50'));
});
