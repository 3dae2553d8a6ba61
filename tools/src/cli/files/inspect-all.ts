import { fileErrorOf } from './file-error.ts';
import type { Line } from './json-lines.ts';
import { type FileKind, kindOf } from './kind.ts';
import { orStopped } from './interruptible.ts';
import { ordered } from './ordered.ts';
import { createPool, type Pool } from './pool.ts';
import { type InspectOptions, NAMED, type Volumes } from './volumes.ts';
import { filesOf, type FoundFile } from './walk.ts';

/** A line for everything that the paths hold: meshes and photos in the order of the paths, then volumes. */
export async function* inspectAll(paths: readonly string[], options: InspectOptions): AsyncGenerator<Line> {
  const volumes: Volumes = { single: [], dicom: new Map() };
  yield* inspectFiles(paths, options, volumes);
  // Decoders of volumes are loaded by whoever has some.
  if (volumes.single.length > 0 || volumes.dicom.size > 0)
    yield* (await import('./inspect-volumes.ts')).inspectVolumes(volumes, options);
}

async function* inspectFiles(
  paths: readonly string[],
  { concurrency, signal }: InspectOptions,
  volumes: Volumes,
): AsyncGenerator<Line> {
  const pool = createPool(concurrency);
  try {
    const work = (file: FoundFile): Promise<Line | undefined> => orStopped(lineOf(file, pool, volumes), signal);
    for await (const line of ordered(filesOf(paths), concurrency, work)) if (line) yield line;
  } finally {
    await pool.close();
  }
}

/** A failure is a line as well: one bad file stops nothing. Files of volumes are put by and have no line yet. */
async function lineOf(found: FoundFile, pool: Pool, volumes: Volumes): Promise<Line | undefined> {
  const line = await factsOf(found, pool, volumes);
  // A name that is no UTF-8 cannot be told in JSON; whoever needs the file finds it by these bytes (base64).
  return line && typeof found.at !== 'string' ? { ...line, fileBytes: Buffer.from(found.at).toString('base64') } : line;
}

async function factsOf(found: FoundFile, pool: Pool, volumes: Volumes): Promise<Line | undefined> {
  const { path: file, folder, error } = found;
  if (error) return { file, error };
  try {
    const kind: FileKind = await kindOf(found.at, file);
    switch (kind) {
      case 'dicom':
        putBy(volumes, found);
        return undefined;
      case 'packed':
      case 'archive':
        volumes.single.push({ file: found, kind });
        return undefined;
      case 'photo':
        return { file, ...(await pool.run('inspectPhoto', { path: found.at, name: file })) };
      case 'unknown':
        if (folder !== undefined) return { file, skipped: 'unknownFormat' };
        break;
      case 'mesh':
        break;
    }
    return { file, ...(await pool.run('inspectMesh', { path: found.at, name: file })) };
  } catch (cause) {
    return { file, error: fileErrorOf(cause) };
  }
}

/** Files that were named themselves are one group; it is called by the first of them. */
function putBy({ dicom }: Volumes, found: FoundFile): void {
  const key = found.folder ?? NAMED;
  const group = dicom.get(key);
  if (group) group.push(found);
  else dicom.set(key, [found]);
}
