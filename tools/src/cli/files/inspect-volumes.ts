import { fileErrorOf } from './file-error.ts';
import { inspectPacked } from './inspect-packed.ts';
import { type DicomGroup, inspectArchive, inspectDicom } from './inspect-series.ts';
import type { Line } from './json-lines.ts';
import { nodeVolumeClient } from './volume-client.ts';
import { type InspectOptions, NAMED, type Volumes } from './volumes.ts';
import type { FoundFile } from './walk.ts';

/** Lines of packed CBCT, archives and DICOM series. */
export async function* inspectVolumes(
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

  async function* packedLine(file: FoundFile): AsyncGenerator<Line> {
    yield await inspectPacked(client, file, signal);
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
