import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { scratchFolder } from '@archway/build/scratch';
import { installPackages, isRoot } from './command.ts';

export interface PrivatePostgres {
  readonly url: string;
  /** By the socket of the file system instead of the network: a statement takes half of the time. */
  readonly socketUrl: string;
  stop(): Promise<void>;
}

const HOME = '/usr/lib/postgresql';

/** Folder of the newest PostgreSQL server programs on this machine. */
function programs(): string | undefined {
  if (!existsSync(HOME)) return undefined;
  const newest = readdirSync(HOME)
    .filter((version) => existsSync(join(HOME, version, 'bin/initdb')))
    .sort((a, b) => Number(b) - Number(a))[0];
  return newest && join(HOME, newest, 'bin');
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/** The server refuses to run as root, so root lends it the account that Debian's package made. */
function account(): { uid: number; gid: number } | undefined {
  if (!isRoot()) return undefined;
  const ask = (flag: string): number => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: ask('-u'), gid: ask('-g') };
}

async function ready(child: ChildProcess, bin: string, port: number): Promise<void> {
  for (let attempt = 0; attempt < 6_000; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with code ${child.exitCode}`);
    if (spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('PostgreSQL did not become ready within ten minutes');
}

/**
 * Starts a PostgreSQL of our own on a free port of the loopback, with its data in a temporary folder.
 * @param mayInstall whether a missing server may be installed.
 * @returns undefined when there is none and none may be installed.
 */
export async function startPostgres(mayInstall: boolean): Promise<PrivatePostgres | undefined> {
  if (!programs() && mayInstall) await installPackages(['postgresql'], 'The tests on PostgreSQL');
  const bin = programs();
  if (!bin) return undefined;
  const who = account();
  const folder = mkdtempSync(join(scratchFolder(), 'archway-pg-'));
  chmodSync(folder, 0o700);
  if (who) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  const init = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-sync'],
    {
      ...who,
      cwd: folder,
      encoding: 'utf8',
    },
  );
  if (init.status !== 0) throw new Error(`initdb failed: ${init.stderr}`);
  const port = await freePort();
  const options = [
    '-D',
    data,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `unix_socket_directories=${folder}`,
    '-c',
    'max_connections=200',
    // What a test writes is worth nothing after it: no crash is outlived, no other server told.
    ...[
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'wal_level=minimal',
      'max_wal_senders=0',
    ].flatMap((setting) => ['-c', setting]),
  ];
  const child = spawn(join(bin, 'postgres'), options, { ...who, cwd: folder, stdio: 'ignore' });
  await ready(child, bin, port);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    url,
    socketUrl: `${url}?host=${encodeURIComponent(folder)}`,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGINT');
      }),
  };
}
