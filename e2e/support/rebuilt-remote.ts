import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DEPLOY_TOKEN, type ArchwayServer } from './server-process.ts';

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

/** Runs the `archway` command against a server, as `pnpm archway` does. @returns what it printed; a refusal is in `output` with its exit code */
export async function archway(server: ArchwayServer, ...args: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, ARCHWAY_URL: server.url, ARCHWAY_DEPLOY_TOKEN: `${DEPLOY_TOKEN}` };
  try {
    const { stdout, stderr } = await run(process.execPath, ['tools/archway.mjs', ...args], { cwd: ROOT, env });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}
