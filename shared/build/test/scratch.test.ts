import { tmpdir } from 'node:os';

interface Scratch {
  scratchFolder(options: { memory: string; roomBytes?: number; env?: Record<string, string> }): string;
}
const { scratchFolder } = jest.requireActual<Scratch>('../jest/scratch.cjs');

test('a folder with room is taken, one without is not', () => {
  expect(scratchFolder({ memory: __dirname, roomBytes: 1, env: {} })).toBe(__dirname);
  expect(scratchFolder({ memory: __dirname, roomBytes: Infinity, env: {} })).toBe(tmpdir());
});

test('what the environment says goes first', () => {
  expect(scratchFolder({ memory: __dirname, roomBytes: 1, env: { TMPDIR: '/elsewhere' } })).toBe('/elsewhere');
});

test('where there is no such folder, tests take the usual one', () => {
  expect(scratchFolder({ memory: '/no/such/folder', env: {} })).toBe(tmpdir());
});
