import { Argument, Command } from 'commander';
import { fileTypeOf, type MeshFormat, meshFormats, type RepairReport } from '@archway/mesh';
import { fileErrorOf } from '../files/file-error.ts';
import { changesOf } from '../files/inspect-mesh.ts';
import { interruptible, orStopped } from '../files/interruptible.ts';
import type { Jobs } from '../files/jobs.ts';
import { jsonLines } from '../files/json-lines.ts';
import { createPool } from '../files/pool.ts';
import { dropUnfinished } from '../files/whole-file.ts';
import { NotPossible } from '../problem.ts';

const isFormat = (type: string): type is MeshFormat => (meshFormats as readonly string[]).includes(type);

function formatOf(out: string): MeshFormat {
  const type = fileTypeOf(out);
  if (!isFormat(type)) throw new NotPossible(`${out} must end with one of .${meshFormats.join(', .')}`);
  return type;
}

const listed = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ');

function repairsOf({ repairs }: RepairReport): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of repairs) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** Everything that makes the new file another mesh than the old one, for whoever watches. */
function report({ read, clean, repair, dropped, diagnostic }: Jobs['convert']['output']): void {
  for (const { code, values } of read.notes) console.error(`read: ${code} ${JSON.stringify(values)}`);
  console.error(`cleaned: ${listed(changesOf(clean)) || 'nothing to do'}`);
  if (repair) console.error(`repaired: ${listed(repairsOf(repair)) || 'nothing to do'}`);
  if (dropped.length > 0) console.error(`left out, the format has no place for it: ${dropped.join(', ')}`);
  if (diagnostic) console.error(`stl: ${diagnostic}`);
}

export const convertCommand = (): Command =>
  new Command('convert')
    .description(
      'writes a mesh in another format, cleaned: STL (binary), PLY (binary), OBJ or DRC by the ending of OUT',
    )
    .addArgument(new Argument('<in>', 'a mesh; its format is known by its content'))
    .argument('<out>', 'what is written; it appears whole or not at all')
    .option('--repair', 'turns, removes and closes what is broken in an open scan; each repair is listed', false)
    .addHelpText(
      'after',
      '\nPrints one JSON line for OUT, or {file, error} and exit code 1. What was changed is told on standard error.',
    )
    .action((path: string, out: string, { repair }: { repair: boolean }) => {
      const to = formatOf(out);
      return interruptible(async (signal) => {
        const pool = createPool(1);
        const lines = jsonLines();
        try {
          const done = await orStopped(pool.run('convert', { path, out, to, repair }), signal);
          report(done);
          const { counts, size, diagnostic } = done;
          await lines.write({ file: out, format: to, ...counts, bytes: size, ...(diagnostic && { diagnostic }) });
        } catch (error) {
          if (signal.aborted) throw error;
          await lines.write({ file: path, error: fileErrorOf(error) });
          process.exitCode = 1;
        } finally {
          await pool.close();
          if (signal.aborted) await dropUnfinished(out);
        }
      });
    });
