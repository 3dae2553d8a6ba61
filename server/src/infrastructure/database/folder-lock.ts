import { createHash } from 'node:crypto';
import { type Stats, realpathSync, rmSync, statSync } from 'node:fs';
import { type Server, createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../startup-error.ts';

export interface FolderLock {
  release(): Promise<void>;
}

/** The kernel refuses longer socket paths (104 bytes on macOS, 108 on Linux). */
const LONGEST_PATH = 100;
const ATTEMPTS = 20;

/**
 * Takes the data folder for this process alone. The lock is a listening unix socket: the kernel closes it with the
 * process, however it ends, so that a kill leaves nothing to clean up by hand.
 * @throws StartupError when another process holds the folder.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = socketPath(folder);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const server = await listen(path);
    if (server) {
      const mine = identity(path);
      // Two processes may have found the same leftover; the one whose socket was removed by the other gives way.
      await sleep(20);
      if (mine !== null && identity(path) === mine) return { release: () => close(server) };
      await close(server);
    } else await removeLeftover(path, folder);
    await sleep(10 + Math.random() * 40);
  }
  throw inUse(folder);
}

function socketPath(folder: string): string {
  const real = realpathSync(folder);
  const path = join(real, 'lock.sock');
  if (Buffer.byteLength(path) <= LONGEST_PATH) return path;
  const user = process.getuid?.() ?? 0;
  return `/tmp/archway-${user}-${createHash('sha256').update(real).digest('hex').slice(0, 24)}.sock`;
}

function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });
}

const close = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

/** Removes the socket of a process that is gone. @throws StartupError when it is alive. */
async function removeLeftover(path: string, folder: string): Promise<void> {
  const before = identity(path);
  if (before === null) return;
  if (await answers(path)) throw inUse(folder);
  if (identity(path) === before) rmSync(path, { force: true });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function identity(path: string): string | null {
  let stats: Stats | undefined;
  try {
    stats = statSync(path);
  } catch {
    return null;
  }
  return `${stats.dev}:${stats.ino}:${stats.ctimeMs}`;
}

const inUse = (folder: string): StartupError =>
  new StartupError(
    `The data folder ${folder} is in use by another Archway server.\n` +
      'Stop that server, or choose another folder with ARCHWAY_DATA. Several servers on one database need DATABASE_URL.',
  );
