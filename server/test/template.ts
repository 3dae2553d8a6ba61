import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { templateDatabase } from './test-database.ts';

const root = join(__dirname, '..', '..');
const PREFIX = 'archway-template-';
const KEPT = 3;

/** What a test server begins with. */
export interface Template {
  readonly folder: string;
  /** On PostgreSQL, the database to copy. */
  readonly database: string | null;
}

/**
 * Everything that a first start makes, so that not every test file pays for it. It is made once for the sources as they
 * are, and copied.
 * @param make starts the product on an empty folder, and an empty database if one is given, and stops it again.
 */
export async function templateOf(
  make: (folder: string, databaseUrl: string | null) => Promise<void>,
): Promise<Template> {
  const sources = fingerprint();
  const folderOf = (name: string): string => join(tmpdir(), PREFIX + name);
  const database = await templateDatabase(
    `archway_template_${sources}`,
    (name) => existsSync(folderOf(name)),
    (url, name) => makeFolder(folderOf(name), (folder) => make(folder, url)),
  );
  const folder = folderOf(database ?? sources);
  if (!existsSync(folder)) await alone(folder, () => makeFolder(folder, (draft) => make(draft, null)));
  if (!database) tell(folder);
  return { folder, database };
}

/** Leaves a link to it where the test run asks for one: the journeys begin with the same data. */
function tell(folder: string): void {
  const link = process.env['ARCHWAY_TEST_TEMPLATE_LINK'];
  if (!link) return;
  try {
    symlinkSync(folder, link);
  } catch {
    // Another test was there before.
  }
}

/** Lets one process make the folder, while the others wait for it. */
async function alone(folder: string, make: () => Promise<void>): Promise<void> {
  const lock = `${folder}.lock`;
  while (!existsSync(folder)) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
    } catch {
      if (!lives(lock)) rmSync(lock, { force: true });
      else await sleep(100);
      continue;
    }
    try {
      return await make();
    } finally {
      rmSync(lock, { force: true });
    }
  }
}

/** Whether the process that holds a lock is still there. */
function lives(lock: string): boolean {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}

async function makeFolder(folder: string, make: (folder: string) => Promise<void>): Promise<void> {
  const draft = `${folder}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await make(draft);
  try {
    renameSync(draft, folder);
  } catch {
    // Another test process was faster.
    rmSync(draft, { recursive: true, force: true });
  }
  removeOld();
}

/** Of every file that decides what a first start makes. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const drawn = ['ceph', 'dental', 'geometry', 'mesh', 'photo', 'volume', 'worker'].map((name) => `shared/${name}/src`);
  for (const folder of ['server/src', 'server/migrations', 'server/assets/demo', 'shared/contracts/src', ...drawn]) {
    add(hash, join(root, folder));
  }
  return hash.digest('hex').slice(0, 16);
}

function add(hash: ReturnType<typeof createHash>, folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) add(hash, path);
    else if (!/\.test\.ts$/.test(entry.name)) hash.update(`${path} ${statSync(path).mtimeMs}\n`);
  }
}

function removeOld(): void {
  const all = readdirSync(tmpdir())
    .filter((name) => name.startsWith(PREFIX) && !name.includes('.'))
    .map((name) => join(tmpdir(), name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of all.slice(KEPT)) rmSync(folder, { recursive: true, force: true });
}
