import { basename, relative } from 'node:path';
import { Command } from 'commander';
import type { PackedSeries, SeriesChoice } from '@archway/volume';
import { concurrencyOption } from '../files/concurrency.ts';
import { fileBlob } from '../files/file-blob.ts';
import { errorLine } from '../files/file-error.ts';
import { interruptible } from '../files/interruptible.ts';
import { jsonLines, type Line } from '../files/json-lines.ts';
import { pickSeries } from '../files/pick-series.ts';
import { progressOnTerminal } from '../files/progress.ts';
import { nodeVolumeClient } from '../files/volume-client.ts';
import { filesOf } from '../files/walk.ts';
import { writeWhole } from '../files/whole-file.ts';

interface Options {
  readonly series?: string;
  readonly concurrency: number;
}

const HELP = `
FOLDER holds DICOM files, or is one rar, zip or 7z of them. N is the number of a series as inspect shows it, or #1, #2, …
for its place in the list that is printed when there are several and N is not given. The zip holds the slices without
loss (JPEG-LS), and desc.json. Prints one JSON line for OUT.zip, or {file, error} and exit code 1.`;

async function pack(folder: string, out: string, { series, concurrency }: Options, signal: AbortSignal): Promise<Line> {
  const client = nodeVolumeClient(concurrency);
  const onProgress = progressOnTerminal();
  try {
    const inputs = [];
    for await (const { path, at, error } of filesOf([folder])) {
      if (error) return { file: path, error };
      // Of the machine nothing goes into the package.
      inputs.push({ name: relative(folder, path) || basename(path), blob: fileBlob(at) });
    }
    const opened = await client.open(inputs, { signal, onProgress });
    const choice = pickSeries(opened.series, series);
    const packed = await client.pack(choice.key, { timestamp: Date.now(), signal, onProgress });
    await writeWhole(out, packed.zip);
    return lineOf(out, choice, packed, opened.setAside.length);
  } finally {
    client.dispose();
  }
}

function lineOf(file: string, { series, description }: SeriesChoice, packed: PackedSeries, setAside: number): Line {
  const { size, spacing, imageType, sha256 } = packed.descriptor;
  const { zip, ratio, notes } = packed;
  return {
    file,
    kind: 'packedCbct',
    series,
    description,
    size,
    spacing,
    componentType: imageType.componentType,
    sha256,
    bytes: zip.length,
    ratio: Math.round(ratio * 100) / 100,
    notes,
    setAside,
  };
}

export const packCommand = (): Command =>
  new Command('pack')
    .description('packs a CT series as the browser uploads it')
    .argument('<folder>', 'DICOM files, or one archive of them')
    .argument('<out.zip>', 'what is written; it appears whole or not at all')
    .option('--series <n>', 'which series, when there are several')
    .addOption(concurrencyOption('threads at once'))
    .addHelpText('after', HELP)
    .action((folder: string, out: string, options: Options) =>
      interruptible(async (signal) => {
        const lines = jsonLines();
        const line = await pack(folder, out, options, signal).catch((error: unknown): Line => {
          if (signal.aborted) throw error;
          return errorLine(folder, error);
        });
        await lines.write(line);
        if (lines.failed > 0) process.exitCode = 1;
      }),
    );
