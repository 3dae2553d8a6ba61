import { fileErrorOf } from './file-error.ts';
import { inspectPacked } from './inspect-packed.ts';
import { type DicomGroup, inspectArchive, inspectDicom } from './inspect-series.ts';
import type { Line } from './json-lines.ts';
import { type FileKind, kindOf } from './kind.ts';
import { orStopped } from './interruptible.ts';
import { ordered } from './ordered.ts';
import { createPool, type Pool } from './pool.ts';
import { nodeVolumeClient } from './volume-client.ts';
import { filesOf, type FoundFile } from './walk.ts';

export interface InspectOptions {
  readonly concurrency: number;
  readonly signal: AbortSignal;
}

/** No folder is called so. */
const NAMED = '\0';

/** What is looked at after all else: a series needs all of its files, and a volume needs the memory. */
interface Volumes {
  readonly single: { readonly file: FoundFile; readonly kind: 'packed' | 'archive' }[];
  /** By the folder of the command line; files that were named themselves are one group. */
  readonly dicom: Map<string, FoundFile[]>;
}

/** A line for everything that the paths hold: meshes and photos in the order of the paths, then volumes. */
export async function* inspectAll(paths: readonly string[], options: InspectOptions): AsyncGenerator<Line> {
  const volumes: Volumes = { single: [], dicom: new Map() };
  yield* inspectFiles(paths, options, volumes);
  if (volumes.single.length > 0 || volumes.dicom.size > 0) yield* inspectVolumes(volumes, options);
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
  const { path: file, folder, error } = found;
  if (error) return { file, error };
  try {
    const kind: FileKind = await kindOf(file);
    switch (kind) {
      case 'dicom':
        putBy(volumes, found);
        return undefined;
      case 'packed':
      case 'archive':
        volumes.single.push({ file: found, kind });
        return undefined;
      case 'photo':
        return { file, ...(await pool.run('inspectPhoto', { path: file })) };
      case 'unknown':
        if (folder !== undefined) return { file, skipped: 'unknownFormat' };
    }
    return { file, ...(await pool.run('inspectMesh', { path: file })) };
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

async function* inspectVolumes(
  { single, dicom }: Volumes,
  { concurrency, signal }: InspectOptions,
): AsyncGenerator<Line> {
  const client = nodeVolumeClient(concurrency);
  try {
    for (const { file, kind } of single) {
      const lines = kind === 'packed' ? packedLine(file) : inspectArchive(client, file, signal);
      yield* failing(file.path, lines, signal);
    }
    for (const [key, files] of dicom) {
      const group: DicomGroup = { folder: key === NAMED ? files[0]!.path : key, files };
      yield* failing(group.folder, inspectDicom(client, group, signal), signal);
    }
  } finally {
    client.dispose();
  }

  async function* packedLine({ path }: FoundFile): AsyncGenerator<Line> {
    yield await inspectPacked(client, path, signal);
  }
}

/** What goes wrong with a whole archive or group is its line. */
async function* failing(file: string, lines: AsyncGenerator<Line>, signal: AbortSignal): AsyncGenerator<Line> {
  try {
    yield* lines;
  } catch (cause) {
    if (signal.aborted) throw signal.reason;
    yield { file, error: fileErrorOf(cause) };
  }
}
