import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where the embedded storage keeps its bytes, below a data folder. Its files never change: they appear whole and are removed. */
const BLOBS = join('objects', 'blobs');

/** Copies a data folder; the bytes of its storage become second names of the same files, where the disk knows that. */
export function copyData(from: string, to: string, below = ''): void {
  mkdirSync(join(to, below), { recursive: true });
  for (const entry of readdirSync(join(from, below), { withFileTypes: true })) {
    const path = join(below, entry.name);
    if (entry.isDirectory()) copyData(from, to, path);
    else if (path.startsWith(BLOBS)) linkOrCopy(join(from, path), join(to, path));
    else copyFileSync(join(from, path), join(to, path));
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
