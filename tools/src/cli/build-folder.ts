import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { ROOT } from '../check/workspace-packages.ts';
import { NotPossible } from './problem.ts';

export interface BuildFolder {
  readonly folder: string;
  /** What the build says of itself. */
  readonly record: Record<string, unknown>;
  readonly files: Record<string, { integrity: string; size: number }>;
  /** The modules that the build really offers; none for the host. */
  readonly exposes: string[] | undefined;
  read(file: string): Buffer;
}

/** The package folder of a remote, or of the host, from the root. */
export const packageDir = (name: string): string => (name === 'host' ? 'host' : `remotes/${name}`);

/**
 * Reads a finished build.
 * @param given another folder than the package's own `dist`, for remotes that live elsewhere
 */
export function readBuildFolder(name: string, given?: string): BuildFolder {
  const folder = given === undefined ? join(ROOT, packageDir(name), 'dist') : resolve(given);
  const recordFile = join(folder, 'archway.json');
  if (!existsSync(recordFile))
    throw new NotPossible(`${recordFile} is missing. Build first: archway build ${name}, or deploy with --build.`);
  return {
    folder,
    record: JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, unknown>,
    files: filesIn(folder),
    exposes: exposesOf(join(folder, 'mf-manifest.json')),
    read: (file) => readFileSync(join(folder, file)),
  };
}

function exposesOf(file: string): string[] | undefined {
  if (!existsSync(file)) return undefined;
  const { exposes = [] } = JSON.parse(readFileSync(file, 'utf8')) as { exposes?: { path: string }[] };
  return exposes.map(({ path }) => path);
}

/** Source maps stay at home: they are for whoever debugs, not for everybody who loads the page. */
function filesIn(folder: string): BuildFolder['files'] {
  const files: BuildFolder['files'] = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.map')) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    files[relative(folder, path).split(sep).join('/')] = { integrity, size: bytes.length };
  }
  return files;
}
