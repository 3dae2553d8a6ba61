import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceLoader } from './server-process.ts';

/** A file system of its own, gone with the process: Linux lets root do so, and users in a namespace of their own. */
const apart = ['-m', '-Urm'].find(
  (flags) => spawnSync('unshare', [flags, 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0,
);
const onDisk = apart ? test : test.skip;

let mountPoint: string;
beforeEach(() => {
  mountPoint = mkdtempSync(join(tmpdir(), 'archway-disk-'));
});
afterEach(() => rmSync(mountPoint, { recursive: true, force: true }));

/** Starts the server with its data folder on a small file system, and gives back what it says when it ends. */
function startOn(mount: string, folder: string): { status: number | null; output: string } {
  const program = `mount -t tmpfs -o mode=700,${mount} tmpfs "$1" && shift && exec "$@"`;
  const server = [process.execPath, '--import', sourceLoader, join(__dirname, '..', '..', 'src', 'main.ts')];
  const { status, stdout, stderr } = spawnSync(
    'unshare',
    [apart ?? '', 'sh', '-c', program, 'sh', mountPoint, ...server],
    {
      encoding: 'utf8',
      cwd: join(__dirname, '..', '..'),
      env: { PATH: process.env['PATH'], PORT: '0', ARCHWAY_DATA: folder },
    },
  );
  return { status, output: stdout + stderr };
}

onDisk('a first start on a full disk says so, and nothing of loss or backups', () => {
  const { status, output } = startOn('size=8m', mountPoint);
  expect(status).toBe(1);
  expect(output).toContain(`The disk of the data folder ${mountPoint} is full: `);
  expect(output).not.toMatch(/backup|database is lost|^\s+at /m);
});

onDisk.each(['', 'data'])('a first start in a read-only folder says so (%s)', (name) => {
  const folder = join(mountPoint, name);
  const { status, output } = startOn('size=8m,ro', folder);
  expect(status).toBe(1);
  expect(output).toContain(`The data folder ${folder} is read-only`);
  expect(output).not.toMatch(/backup|database is lost|^\s+at /m);
});
