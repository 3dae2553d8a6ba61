import { Command } from 'commander';
import { concurrencyOption } from '../files/concurrency.ts';
import { inspectAll } from '../files/inspect-all.ts';
import { interruptible } from '../files/interruptible.ts';
import { jsonLines } from '../files/json-lines.ts';

const HELP = `
Prints one JSON line per mesh, photo, packed CBCT and DICOM series. What a file is, its content says.
  mesh        format, vertices, triangles, bounding box in mm by the guessed unit, open edges, components;
              jaw and unit with a confidence, sure or not, and about how many teeth a piece has
  series      size, spacing, direction, component type; then a line for each DICOM file that is set aside, and why
  packedCbct  its descriptor, and the SHA-256 of the voxels
  photo       size, orientation, class with confidence
A file that cannot be read is {file, error: {name, message}}, and the exit code is 1 at the end. Other files that lie
in a folder are {file, skipped}; named by themselves they are an error.`;

export const inspectCommand = (): Command =>
  new Command('inspect')
    .description('says what files hold, as JSON lines: meshes, DICOM series, packed CBCT, photos')
    .argument('<path...>', 'files, or folders with all that lies in them')
    .addOption(concurrencyOption())
    .addHelpText('after', HELP)
    .action((paths: string[], { concurrency }: { concurrency: number }) =>
      interruptible(async (signal) => {
        const lines = jsonLines();
        for await (const line of inspectAll(paths, { concurrency, signal })) await lines.write(line);
        if (lines.failed > 0) process.exitCode = 1;
      }),
    );
