import { type ColumnRoom, fitColumns } from './fit-columns.ts';

const column = (key: string, minWidth: number, width: number, priority = 0, grow = false): ColumnRoom => ({
  key,
  minWidth,
  width,
  priority,
  grow,
});

const columns = [
  column('name', 150, 200, 0, true),
  column('status', 190, 230),
  column('doctor', 100, 140, 3),
  column('created', 120, 130, 4),
  column('updated', 120, 130, 1),
];
const shown = (room: number): string[] => [...fitColumns(columns, room).widths.keys()];

test('with room enough all are shown at what they want, and the rest goes to those that grow', () => {
  const { widths, leftOut, total } = fitColumns(columns, 1000);
  expect(leftOut).toEqual([]);
  expect([...widths.values()]).toEqual([370, 230, 140, 130, 130]);
  expect(total).toBe(1000);
});

test('before a column leaves, all give way as far as they can be read', () => {
  const { widths, leftOut } = fitColumns(columns, 680);
  expect(leftOut).toEqual([]);
  expect([...widths.values()]).toEqual([150, 190, 100, 120, 120]);
});

test('the highest priority leaves first, and what must stay stays', () => {
  expect(shown(679)).toEqual(['name', 'status', 'doctor', 'updated']);
  expect(shown(559)).toEqual(['name', 'status', 'updated']);
  expect(shown(459)).toEqual(['name', 'status']);
});

test('what must stay is never narrower than it can be read: the rows scroll instead', () => {
  const { widths, total } = fitColumns(columns, 200);
  expect([...widths]).toEqual([
    ['name', 150],
    ['status', 190],
  ]);
  expect(total).toBe(340);
});

test('in every room the columns fill it without reaching beyond, and none leaves that would have fitted', () => {
  for (let room = 340; room <= 2000; room += 7) {
    const { widths, leftOut, total } = fitColumns(columns, room);
    expect(total).toBeLessThanOrEqual(room);
    for (const { key, minWidth } of columns)
      if (widths.has(key)) expect(widths.get(key)).toBeGreaterThanOrEqual(minWidth);
    const last = columns.find(({ key }) => key === leftOut.at(-1));
    if (last) expect(total).toBeGreaterThan(0);
    const least = columns.filter(({ key }) => widths.has(key)).reduce((all, { minWidth }) => all + minWidth, 0);
    if (last) expect(least + last.minWidth).toBeGreaterThan(room);
  }
});
