import { chooseAttachments } from './choose-attachments.ts';

const file = (name: string, size = 10): File => Object.defineProperty(new File(['x'], name), 'size', { value: size });
const LIMIT = 50 * 1024 * 1024;

test.each([
  ['page.html', 10, 'format'],
  ['no-ending', 10, 'format'],
  ['a.pdf', LIMIT + 1, 'size'],
  ['empty.pdf', 0, 'size'],
] as const)('%s of %d bytes is refused for its %s', (name, size, reason) => {
  const { taken, refused } = chooseAttachments([file(name, size), file('a.PDF', LIMIT)], 0);
  expect(refused[reason]).toEqual([name]);
  expect(taken.map((each) => each.name)).toEqual(['a.PDF']);
});

test('a message carries ten files, with those that it has', () => {
  const files = ['a.png', 'b.png', 'c.png'].map((name) => file(name));
  const { taken, refused } = chooseAttachments(files, 8);
  expect(taken).toHaveLength(2);
  expect(refused.count).toEqual(['c.png']);
});
