import { basename } from 'node:path';
import { Command } from 'commander';
import { concurrencyOption } from '../files/concurrency.ts';
import { fileBlob } from '../files/file-blob.ts';
import { errorLine } from '../files/file-error.ts';
import { interruptible } from '../files/interruptible.ts';
import { jsonLines, type Line } from '../files/json-lines.ts';
import { progressOnTerminal } from '../files/progress.ts';
import { sha256Of } from '../files/sha256.ts';
import { nodeVolumeClient } from '../files/volume-client.ts';
import { dropUnfinished, writeWhole } from '../files/whole-file.ts';

const HELP = `
OUT.raw holds the voxels, x fastest, then y, then z, as little-endian integers without a header; OUT.json says size,
spacing, origin and direction (mm, LPS), component type and checksum. Prints one JSON line, or {file, error} and exit
code 1: a package with a damaged or missing part writes nothing.`;

async function unpack(path: string, out: string, threads: number, signal: AbortSignal): Promise<Line> {
  const client = nodeVolumeClient(threads);
  try {
    const { volume, descriptor } = await client.unpack(fileBlob(path), {
      budgetBytes: Infinity,
      signal,
      onProgress: progressOnTerminal(),
    });
    const { data, size, spacing, origin, direction, componentType, name } = volume;
    const sha256 = sha256Of(data);
    const facts = { size, spacing, origin, direction, componentType, byteOrder: 'little-endian', name, sha256 };
    const { buffer, byteOffset, byteLength } = data;
    await writeWhole(`${out}.raw`, new Uint8Array(buffer, byteOffset, byteLength));
    await writeWhole(
      `${out}.json`,
      `${JSON.stringify({ raw: basename(`${out}.raw`), ...facts, descriptor }, null, 2)}\n`,
    );
    return { file: `${out}.raw`, kind: 'volume', bytes: byteLength, ...facts };
  } finally {
    client.dispose();
    if (signal.aborted) await Promise.all([dropUnfinished(`${out}.raw`), dropUnfinished(`${out}.json`)]);
  }
}

export const unpackCommand = (): Command =>
  new Command('unpack')
    .description('writes the voxels of a packed CBCT, raw, and what they are as JSON')
    .argument('<in.zip>', 'a packed CBCT')
    .argument('<out>', 'OUT.raw and OUT.json are written')
    .addOption(concurrencyOption('threads at once'))
    .addHelpText('after', HELP)
    .action((path: string, out: string, { concurrency }: { concurrency: number }) =>
      interruptible(async (signal) => {
        const lines = jsonLines();
        const line = await unpack(path, out.replace(/\.raw$/, ''), concurrency, signal).catch(
          (error: unknown): Line => {
            if (signal.aborted) throw error;
            return errorLine(path, error);
          },
        );
        await lines.write(line);
        if (lines.failed > 0) process.exitCode = 1;
      }),
    );
