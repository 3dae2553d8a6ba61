import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { BuildRecord } from '@archway/contracts';
import { type BuildFiles, RECORD_FILE, assertFiles, integrityOf, versionOf } from '../deploy/build-files.ts';
import { readRecord } from '../deploy/build-record.ts';

/** A build as it lies in a folder. */
export interface FolderBuild {
  readonly name: string;
  readonly version: string;
  readonly record: BuildRecord;
  readonly files: BuildFiles;
  read(file: string): Promise<Buffer>;
}

/** @returns undefined when the folder holds no build of that name that this server understands */
export async function readBuild(folder: string, name: string): Promise<FolderBuild | undefined> {
  const text = await readFile(join(folder, RECORD_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const read = readRecord(JSON.parse(text) as Record<string, unknown>, name);
  if ('unknown' in read) return undefined;
  const files = await filesIn(folder);
  assertFiles(files, read.record.entry);
  return {
    name,
    version: versionOf(read.record.version, files),
    record: read.record,
    files,
    read: (file) => readFile(join(folder, file)),
  };
}

async function filesIn(folder: string): Promise<BuildFiles> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: Record<string, { integrity: string; size: number }> = {};
  for (const entry of found) {
    if (!entry.isFile() || entry.name.endsWith('.map')) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    files[relative(folder, path).split(sep).join('/')] = { integrity: integrityOf(bytes), size: bytes.length };
  }
  return files;
}
