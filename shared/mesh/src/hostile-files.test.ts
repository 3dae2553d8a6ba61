import { spawnSync } from 'node:child_process';
import path from 'node:path';

interface Report {
  promises: [name: string, outcome: string, milliseconds: number][];
  files: number;
  strange: unknown[];
  slowest: number;
  peakMegabytes: number;
}

/** The process itself takes about a third of it, the largest file of the list 64 MB. */
const MOST_MEGABYTES = 500;

test('headers that promise billions and 800 mutated files end by name, in little time and memory', () => {
  const root = path.resolve(__dirname, '../../..');
  const { stdout, stderr, status } = spawnSync(
    path.join(root, 'node_modules/.bin/tsx'),
    [path.join(__dirname, 'testing/hostile.node.ts')],
    {
      cwd: root,
      encoding: 'utf8',
      timeout: 600_000,
      env: { ...process.env, NODE_OPTIONS: '--max-old-space-size=128' },
    },
  );
  expect([status, stderr]).toEqual([0, '']);
  const report = JSON.parse(stdout) as Report;
  expect(Object.fromEntries(report.promises.map(([name, outcome]) => [name, outcome]))).toEqual({
    'four-billion.stl': 'truncated',
    'billion.ply': 'truncated',
    'billion-le.ply': 'truncated',
    'many-elements.ply': 'corrupt',
    'endless-header.ply': 'truncated',
    'list-of-255.ply': 'truncated',
    'no-such-vertex.obj': 'indexRange',
    // One polygon of two million corners on three vertices: a triangle remains.
    'one-face.obj': 'accepted',
    'long-number.obj': 'badNumber',
    'long-name.stl': 'empty',
    'bomb.zip': 'unknownFormat',
  });
  expect(report.strange).toEqual([]);
  expect(report.files).toBeGreaterThan(800);
  expect(report.peakMegabytes).toBeLessThan(MOST_MEGABYTES);
  expect(report.slowest).toBeLessThan(20_000);
});
