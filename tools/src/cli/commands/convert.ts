import { Argument, Command, Option } from 'commander';
import {
  fileTypeOf,
  type MeshFormat,
  meshFormats,
  type RepairReport,
  type UnitChoice,
  type UnitConversion,
  unitsInMm,
} from '@archway/mesh';
import { errorLine } from '../files/file-error.ts';
import { changesOf } from '../files/inspect-mesh.ts';
import { interruptible, orStopped } from '../files/interruptible.ts';
import type { Jobs } from '../files/jobs.ts';
import { jsonLines } from '../files/json-lines.ts';
import { createPool } from '../files/pool.ts';
import { assertWritable, dropUnfinished } from '../files/whole-file.ts';
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

function unitText({ read, toMm, confidence, written }: UnitConversion): string {
  const sure = confidence === 1 ? 'as told' : `confidence ${confidence.toFixed(2)}`;
  if (written === 'asRead') return `unit: kept as in the file (it may be ${read}, ${sure}); tell it with --unit`;
  return toMm === 1 ? `unit: mm (${sure})` : `unit: ${read} (${sure}), written in mm: × ${toMm}`;
}

/** Everything that makes the new file another mesh than the old one, for whoever watches. */
function report({ read, clean, unit, repair, dropped, diagnostic }: Jobs['convert']['output']): void {
  for (const { code, values } of read.notes) console.error(`read: ${code} ${JSON.stringify(values)}`);
  console.error(`cleaned: ${listed(changesOf(clean)) || 'nothing to do'}`);
  console.error(unitText(unit));
  if (repair) console.error(`repaired: ${listed(repairsOf(repair)) || 'nothing to do'}`);
  if (dropped.length > 0) console.error(`left out, the format has no place for it: ${dropped.join(', ')}`);
  if (diagnostic) console.error(`stl: ${diagnostic}`);
}

export const convertCommand = (): Command =>
  new Command('convert')
    .description(
      'writes a mesh in another format, cleaned and in mm: STL (binary), PLY (binary), OBJ or DRC by the ending of OUT',
    )
    .addArgument(new Argument('<in>', 'a mesh; its format is known by its content'))
    .argument('<out>', 'what is written; it appears whole or not at all')
    .option('--repair', 'turns, removes and closes what is broken in an open scan; each repair is listed', false)
    .addOption(
      new Option('--unit <unit>', 'what the numbers of the file are; without it, what they seem to be').choices([
        ...Object.keys(unitsInMm),
        'keep',
      ]),
    )
    .addHelpText(
      'after',
      '\nPrints one JSON line for OUT, or {file, error} and exit code 1. What was changed is told on standard error.',
    )
    .action((path: string, out: string, { repair, unit }: { repair: boolean; unit?: UnitChoice }) => {
      const to = formatOf(out);
      return interruptible(async (signal) => {
        const pool = createPool(1);
        const lines = jsonLines();
        try {
          await assertWritable(out);
          const done = await orStopped(pool.run('convert', { path, out, to, repair, ...(unit && { unit }) }), signal);
          report(done);
          const { counts, size, diagnostic, unit: converted } = done;
          const facts = { format: to, ...counts, unit: converted, bytes: size, ...(diagnostic && { diagnostic }) };
          await lines.write({ file: out, ...facts });
        } catch (error) {
          if (signal.aborted) throw error;
          await lines.write(errorLine(path, error));
          process.exitCode = 1;
        } finally {
          await pool.close();
          if (signal.aborted) await dropUnfinished(out);
        }
      });
    });
