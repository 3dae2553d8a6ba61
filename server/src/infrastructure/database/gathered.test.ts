import { Gathered } from './gathered.ts';

const bytes = (length: number, value: number): Uint8Array => new Uint8Array(length).fill(value);

test('a small answer comes at the end, whole and in order, though its pieces lay in the same memory', () => {
  const parts: Uint8Array[] = [];
  const answer = new Gathered((part) => parts.push(part));
  const memory = bytes(3, 1);
  answer.add(memory);
  memory.fill(2);
  answer.add(memory);
  expect([...answer.rest()]).toEqual([1, 1, 1, 2, 2, 2]);
  expect(parts).toEqual([]);
  expect(answer.rest()).toHaveLength(0);
});

test('a long answer is handed on meanwhile, and nothing of it twice', () => {
  const parts: Uint8Array[] = [];
  const answer = new Gathered((part) => parts.push(part));
  for (let value = 0; value < 20; value += 1) answer.add(bytes(8192, value));
  const rest = answer.rest();
  expect(parts.map(({ length }) => length)).toEqual([65_536, 65_536]);
  expect(rest).toHaveLength(4 * 8192);
  expect([parts[0]![0], parts[1]![0], rest[0], rest.at(-1)]).toEqual([0, 8, 16, 19]);
});

test('an answer that ends with a part has an empty rest', () => {
  const parts: Uint8Array[] = [];
  const answer = new Gathered((part) => parts.push(part));
  answer.add(bytes(70_000, 5));
  expect(parts).toHaveLength(1);
  expect(answer.rest()).toHaveLength(0);
});
