import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type CutLineFile, type DocumentTooth, countSteps, dataTypes, stageFileName } from '@archway/contracts';
import { jawOf, jaws } from '@archway/dental';
import { type AppContext, Refusal } from '../../../context.ts';
import { storeZip } from '../../../infrastructure/zip/store-zip.ts';
import type { ZipWriter } from '../../../infrastructure/zip/zip-writer.ts';
import { casePrefix } from '../../files/api.ts';
import { jawWords, meshBytes } from '../../plans/api.ts';
import type { Jaw, MakingSource } from './making-source.ts';
import { readyJawTask, stageModelTask } from './tasks.ts';

type Context = Pick<AppContext, 'db' | 'store' | 'compute'>;
type Lines = CutLineFile['lines'];

interface Making {
  readonly signal: AbortSignal;
  /** 0 to 1. */
  readonly progress: (share: number) => void;
}

interface StoredObject {
  readonly objectName: string;
  readonly size: number;
  readonly crc64: string;
}

/** A name for a new file of a sub-order, where uploads lie as well. */
export const newObjectName = ({ order: { caseId, version } }: Pick<MakingSource, 'order'>, extension: string): string =>
  `${casePrefix({ caseId, version, dataType: dataTypes.production })}${randomUUID()}.${extension}`;

const scanOf = (jaw: Jaw) => ({ zh: `${jawWords[jaw].zh}口扫`, en: `the scan of the ${jawWords[jaw].en} jaw` });
const toothOf = (fdi: number) => ({ zh: `牙 ${fdi} 的牙体`, en: `the body of tooth ${fdi}` });

/** @throws Refusal planMeshMissing, planMeshUnreadable, cutLineOffGum */
async function readied(context: Context, { order, document, lines }: MakingSource, jaw: Jaw, signal: AbortSignal) {
  const of = async (name: ReturnType<typeof scanOf>, sha256: string | undefined): Promise<Uint8Array> => {
    const bytes = sha256 === undefined ? null : await meshBytes(context, order.caseId, sha256);
    if (!bytes) throw new Refusal('planMeshMissing', { name });
    return bytes;
  };
  const scan = await of(scanOf(jaw), document.jaws[jaw]?.sha256);
  const bodies: { fdi: number; bytes: Uint8Array }[] = [];
  const bodied = ({ fdi, body }: DocumentTooth): boolean => body !== null && jawOf(fdi) === jaw;
  for (const { fdi, body } of document.teeth.filter(bodied))
    bodies.push({ fdi, bytes: await of(toothOf(fdi), body?.sha256) });
  const drawn = lines?.content[jaw];
  const line = drawn ? { step: drawn.step, points: drawn.cutLine.points } : null;
  const found = await context.compute.run(readyJawTask, { document, jaw, scan, bodies, line }, { signal });
  if (!('refused' in found)) return found;
  if (found.refused === 'offGum') throw new Refusal('cutLineOffGum', { jaw: jawWords[jaw] });
  throw new Refusal('planMeshUnreadable', { name: found.of === 'scan' ? scanOf(jaw) : toothOf(found.of) });
}

/** Of what is smaller no machine knows, in parts of a mm. */
const PLACES = 1e4;
const rounded = (value: number): number => Math.round(value * PLACES) / PLACES + 0;

/** Writes each jaw at each step into an archive, one at a time. @returns the cut lines of those that have one */
async function writeStages(context: Context, source: MakingSource, writer: ZipWriter, making: Making): Promise<Lines> {
  const { document, steps, subOrder } = source;
  const all = countSteps(steps.upper) + countSteps(steps.lower);
  const lines: Lines = [];
  let written = 0;
  for (const jaw of jaws) {
    const own = steps[jaw];
    if (!own) continue;
    const { ready, line } = await readied(context, source, jaw, making.signal);
    for (let step = own.from; step <= own.to; step++) {
      const input = { document, ready, stage: step, line };
      const made = await context.compute.run(stageModelTask, input, { signal: making.signal });
      const model = stageFileName(subOrder.code, jaw, step);
      await writer.file(model, Readable.from([Buffer.from(made.stl)]), made.stl.byteLength, () => {});
      if (made.line)
        lines.push({ jaw, step, model, points: made.line.map(([x, y, z]) => [rounded(x), rounded(y), rounded(z)]) });
      written += 1;
      making.progress(written / all);
    }
  }
  return lines;
}

/**
 * Writes the model of a sub-order into the storage while it is made: a jaw at a step is all that is held at a time.
 * @throws Refusal as `readied`
 */
export async function writeModel(
  context: Context,
  source: MakingSource,
  making: Making,
): Promise<{ model: StoredObject; lines: Lines }> {
  const objectName = newObjectName(source, 'zip');
  const { stored, written } = await storeZip(context.store, objectName, making.signal, (writer, signal) =>
    writeStages(context, source, writer, { ...making, signal }),
  );
  return { model: { objectName, size: stored.size, crc64: stored.crc64 }, lines: written };
}
