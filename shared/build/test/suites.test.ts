import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { suitesOf } from '../jest/suites.cjs';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'archway-suites-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const write = (name: string, text = ''): string => {
  const file = join(dir, 'package', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
};
const made = ({ roots }: ReturnType<typeof suitesOf>): string[] => {
  const folder = roots.at(-1)!;
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
};

test('every file is in one dozen, or stands apart', () => {
  const together = Array.from({ length: 20 }, (_, n) => write(`src/part-${n}/screen.test.tsx`));
  const apart = [
    write('src/mocks.test.ts', `jest.mock('./x.ts');`),
    write('src/clock.test.ts', 'jest.useFakeTimers();'),
    write('test/node.test.ts', '/** @jest-environment node */'),
    write('src/keys.test.tsx', '/** @apart Texts are not loaded. */'),
  ];
  write('src/screen.tsx');
  const found = suitesOf(join(dir, 'package'), { scratch: dir });
  const suites = made(found);
  expect(suites).toHaveLength(2);
  for (const file of together) expect(suites.filter((text) => text.includes(JSON.stringify(file)))).toHaveLength(1);
  expect(found.testMatch.slice(1).sort()).toEqual(apart.sort());
  expect(suites.some((text) => apart.some((file) => text.includes(file)))).toBe(false);
});

test('what an earlier run left is not run again', () => {
  write('src/a.test.ts');
  suitesOf(join(dir, 'package'), { scratch: dir });
  rmSync(join(dir, 'package', 'src', 'a.test.ts'));
  expect(made(suitesOf(join(dir, 'package'), { scratch: dir }))).toEqual([]);
});
