import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { MutatedReport, MutatedRow } from './testing/mutated.node.ts';

/** The process itself takes most of it; the largest of the files has half a megabyte. */
const MOST_MEGABYTES = 700;
const SLOWEST_MS = 10_000;

const binary = ['STL binary', 'PLY binary'];
/** Bytes are out of place from somewhere on, or what is there is not what was promised. */
const displaced = ['LF to CR LF', 'a byte inserted', 'filtered as UTF-8', 'encoded as UTF-8'];
const shortened = ['a byte removed', 'cut off', 'a count changed'];

function report(): MutatedReport {
  const root = path.resolve(__dirname, '../../..');
  const { stdout, stderr, status } = spawnSync(
    path.join(root, 'node_modules/.bin/tsx'),
    [path.join(__dirname, 'testing/mutated.node.ts')],
    { cwd: root, encoding: 'utf8', timeout: 300_000, maxBuffer: 64 * 1024 * 1024 },
  );
  expect([status, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as MutatedReport;
}

const { files, rows, peakMegabytes } = report();

const outcomes = (formats: readonly string[], mutations: readonly string[]): string[] => {
  const found = rows.filter(({ format, mutation }) => formats.includes(format) && mutations.includes(mutation));
  expect(found).toHaveLength(formats.length * mutations.length);
  return [...new Set(found.flatMap((row) => Object.keys(row.outcomes)))].sort();
};

test('400 damaged files are read with sane coordinates or refused by name, in little time and memory', () => {
  expect(files).toBeGreaterThanOrEqual(400);
  expect(rows.filter(({ insane }) => insane > 0).map((row: MutatedRow) => row.examples)).toEqual([]);
  expect(Math.max(...rows.map(({ slowestMs }) => slowestMs))).toBeLessThan(SLOWEST_MS);
  expect(peakMegabytes).toBeLessThan(MOST_MEGABYTES);
});

test('a binary file that went through a program for text, or got a byte too many, is corrupt', () => {
  expect(outcomes(binary, displaced)).toEqual(['corrupt']);
  expect(outcomes(['DRC'], ['filtered as UTF-8', 'encoded as UTF-8'])).toEqual(['corrupt']);
});

test('a binary file that lacks something, or whose blocks are out of order, is never read as another mesh', () => {
  expect(outcomes(binary, shortened)).toEqual(['corrupt', 'truncated']);
  expect(outcomes(binary, ['blocks swapped', 'a block of zeros'])).not.toContain('other');
});

test('line ends and encodings do nothing to the text formats', () => {
  const harmless = ['LF to CR LF', 'CR LF to LF', 'filtered as UTF-8', 'encoded as UTF-8'];
  expect(outcomes(['STL text', 'PLY text', 'OBJ'], harmless)).toEqual(['same']);
});

test('zeros within a text are no white space', () => {
  expect(outcomes(['STL text', 'PLY text', 'OBJ'], ['a block of zeros'])).not.toContain('other');
});
