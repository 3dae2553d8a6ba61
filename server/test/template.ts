import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const PREFIX = 'archway-template-';
const KEPT = 3;

/**
 * A data folder with everything that a first start makes, so that not every test file pays for it. It is made once for
 * the sources as they are, and copied.
 * @param make starts the product on an empty folder and stops it again.
 */
export async function templateFolder(make: (folder: string) => Promise<void>): Promise<string> {
  const template = join(tmpdir(), PREFIX + fingerprint());
  if (existsSync(template)) return template;
  const draft = `${template}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await make(draft);
  try {
    renameSync(draft, template);
  } catch {
    // Another test process was faster.
    rmSync(draft, { recursive: true, force: true });
  }
  removeOld();
  return template;
}

/** Of every file that decides what a first start makes. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of ['server/src', 'server/migrations', 'shared/contracts/src']) add(hash, join(root, folder));
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
