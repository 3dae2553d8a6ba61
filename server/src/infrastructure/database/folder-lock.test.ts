import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import { lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'archway-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('one process has the folder until it gives it back', async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(StartupError);
  await expect(lockFolder(folder)).rejects.toThrow(folder);
  await lock.release();
  await (await lockFolder(folder)).release();
});

test('what a killed process leaves behind is no lock', async () => {
  const path = join(folder, 'lock.sock');
  const killed = `require('net').createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, 'SIGKILL'))`;
  spawnSync(process.execPath, ['-e', killed]);
  expect(existsSync(path)).toBe(true);
  await (await lockFolder(folder)).release();
});

test('of many that come at once one gets the folder', async () => {
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  const locks = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(locks).toHaveLength(1);
  await locks[0]?.release();
});

test('a path longer than a socket may have works, too', async () => {
  const deep = join(folder, 'x'.repeat(90), 'y'.repeat(90));
  mkdirSync(deep, { recursive: true });
  const lock = await lockFolder(deep);
  await expect(lockFolder(deep)).rejects.toThrow(StartupError);
  await lock.release();
});
