import type { SeriesChoice, SetAside, VolumeClient, VolumeInput } from '@archway/volume';
import { VolumeError } from '@archway/volume';
import { fileErrorOf } from './file-error.ts';
import { fileBlob } from './file-blob.ts';
import type { Line } from './json-lines.ts';
import type { FoundFile } from './walk.ts';

/** What is wrong with a file, rather than with its being here: these are errors wherever the file was found. */
const damage: ReadonlySet<string> = new Set(['truncated', 'workerFailed']);

/** DICOM files that belong together: those of one folder of the command line, or those that were named. */
export interface DicomGroup {
  /** What the lines of its series name as their file. */
  readonly folder: string;
  readonly files: readonly FoundFile[];
}

/** A line for each series, then one for each file that belongs to none, with the reason. */
export async function* inspectDicom(
  client: VolumeClient,
  { folder, files }: DicomGroup,
  signal: AbortSignal,
): AsyncGenerator<Line> {
  const inputs: VolumeInput[] = files.map(({ path, at }) => ({ name: path, blob: fileBlob(at) }));
  const { series, setAside } = await client.open(inputs, { signal });
  for (const each of series) yield await seriesLine(client, folder, each, signal);
  const named = new Set(files.filter((file) => file.folder === undefined).map(({ path }) => path));
  for (const each of onceEach(setAside)) yield asideLine(each, named.has(each.file));
}

/** A rar, zip or 7z with DICOM files; the names of what is set aside are those within. */
export async function* inspectArchive(
  client: VolumeClient,
  { path, at, folder }: FoundFile,
  signal: AbortSignal,
): AsyncGenerator<Line> {
  const { series, setAside, archive } = await client.open([{ name: path, blob: fileBlob(at) }], { signal });
  for (const each of series) yield { ...(await seriesLine(client, path, each, signal)), archive };
  for (const each of onceEach(setAside)) yield { ...asideLine(each, false), file: path, entry: each.file };
  if (series.length === 0 && (folder === undefined || setAside.length === 0))
    yield { file: path, error: fileErrorOf(new VolumeError('noImageData')) };
}

async function seriesLine(
  client: VolumeClient,
  file: string,
  choice: SeriesChoice,
  signal: AbortSignal,
): Promise<Line> {
  const { key, series, name, description, modality, created, dimension, spacing, direction, notes, problem, part } =
    choice;
  // Where the headers leave it open, the voxels say it.
  const componentType = choice.componentType ?? (problem ? null : await typeOfVoxels(client, key, signal));
  const facts = { series, name, description, modality, created, size: dimension, spacing, direction, componentType };
  return { file, kind: 'series', ...facts, ...(part ? { part } : {}), notes, problem };
}

async function typeOfVoxels(client: VolumeClient, key: string, signal: AbortSignal): Promise<string | null> {
  try {
    return (await client.assemble(key, { signal })).volume.componentType;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

/** Several frames of a file may stand aside for the same reason. */
function onceEach(setAside: readonly SetAside[]): SetAside[] {
  return [...new Map(setAside.map((each) => [`${each.file}\0${each.reason}`, each])).values()];
}

function asideLine({ file, reason }: SetAside, named: boolean): Line {
  if (reason === 'localizer') return { file, kind: 'setAside', reason, message: 'A localizer is no part of a volume.' };
  if (reason === 'duplicate') return { file, kind: 'setAside', reason, message: 'A copy of another image.' };
  const { message } = new VolumeError(reason);
  if (named || damage.has(reason)) return { file, error: { name: reason, message } };
  return { file, kind: 'setAside', reason, message };
}
