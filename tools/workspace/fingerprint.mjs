import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const SKIPPED = new Set(['node_modules', 'dist', '.cache', 'coverage', 'test']);
const TEST = /\.(test|fixture)\.tsx?$/;
/** What every build depends on besides the sources. */
const COMMON = ['pnpm-lock.yaml', 'tsconfig.base.json'];

function* filesIn(folder) {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!SKIPPED.has(entry.name)) yield* filesIn(path);
    } else if (entry.isFile() && !TEST.test(entry.name)) yield path;
  }
}

/** A hash over the bytes of all sources in these folders; tests do not count. */
export function fingerprint(folders) {
  const hash = createHash('sha256');
  const files = [...folders].flatMap((folder) => [...filesIn(folder)]);
  for (const file of [...COMMON, ...files].sort()) {
    if (!existsSync(join(ROOT, file))) continue;
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
