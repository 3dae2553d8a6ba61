import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

export interface RebuiltRemote {
  /** Folder with the finished build. */
  readonly dist: string;
  remove(): void;
}

/**
 * Builds a changed copy of a remote, as its team would: the sources beside the others, some changed, a build of its own.
 * @param edits change the sources in the folder of the copy
 */
export async function rebuildRemote(name: string, ...edits: ((folder: string) => void)[]): Promise<RebuiltRemote> {
  const copy = join(ROOT, 'remotes', `.${name}-${process.pid}`);
  const out = mkdtempSync(join(tmpdir(), 'archway-build-'));
  cpSync(join(ROOT, 'remotes', name), copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !/\/(dist|\.cache)(\/|$)/.test(source),
  });
  try {
    for (const edit of edits) edit(copy);
    await run(join(copy, 'node_modules/.bin/webpack'), ['--mode', 'production', '--output-path', out], { cwd: copy });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return { dist: out, remove: () => rmSync(out, { recursive: true, force: true }) };
}

/** An edit: one file of the copy, its text replaced. @throws Error, in the edit, when that changes nothing any more */
export const inFile =
  (file: string, change: (text: string) => string) =>
  (folder: string): void => {
    const path = join(folder, file);
    const [before, after] = [readFileSync(path, 'utf8'), change(readFileSync(path, 'utf8'))];
    if (after === before) throw new Error(`${file} has not what was to be changed`);
    writeFileSync(path, after);
  };
