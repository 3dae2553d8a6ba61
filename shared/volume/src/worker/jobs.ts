import { inflated } from '../dicom/parse.ts';
import { samplesOf } from '../dicom/samples.ts';
import type { SetAside } from '../dicom/series.ts';
import { sliceValues, type SlicePlan } from '../dicom/slice-values.ts';
import { readHeaders } from '../dicom/slice.ts';
import { crc32 } from '../pack/crc32.ts';
import type { JpegLs } from '../pack/jpeg-ls.ts';
import { sha256Here } from '../pack/sha256.ts';
import { encodeSlice } from '../pack/slice-codec.ts';
import { thumbnailOf } from '../series/thumbnail.ts';
import { archiveKind } from '../source/archive-kind.ts';
import type { Bytes } from '../source/bytes.ts';
import { openSource, type AskBytes, type FileSource } from '../source/file-source.ts';
import { inflateExactly } from '../source/inflate.ts';
import type { ModuleLocation } from '../source/wasm.ts';
import { VolumeError } from '../volume-error.ts';
import { decode } from './decode.ts';
import { extract } from './extract.ts';
import type {
  EntryInput,
  FilePlan,
  VolumeJobName,
  VolumeJobs,
  VolumeReply,
  VolumeRequest,
  Voxels,
} from './messages.ts';

export interface WorkContext {
  codec(): Promise<JpegLs>;
  readonly libarchive: ModuleLocation;
  readonly ask: AskBytes;
  /** Sends a part of the answer; throws when the job was cancelled meanwhile. */
  piece(piece: VolumeJobs[VolumeJobName]['piece'], transfer: ArrayBuffer[]): Promise<void>;
  /** Lets messages in; throws when the job was cancelled. */
  breathe(): Promise<void>;
}

export interface Finished {
  readonly output: Extract<VolumeReply, { kind: 'done' }>['output'];
  readonly transfer: ArrayBuffer[];
}

export async function work(
  job: Exclude<VolumeRequest, { kind: 'cancel' | 'bytes' }>,
  context: WorkContext,
): Promise<Finished> {
  switch (job.kind) {
    case 'headers':
      return { output: await headers(job.input.files, context), transfer: [] };
    case 'thumbnail':
      return thumbnail(job.input, context);
    case 'slices':
      for (const file of job.input.files)
        await eachSlice(file, context, ({ index }, values) =>
          context.piece({ index, values }, [values.buffer as ArrayBuffer]),
        );
      return { output: null, transfer: [] };
    case 'encode':
      return encode(job.input, context);
    case 'decode':
      return decode(job.input, context);
    case 'extract':
      await extract(job.input, context);
      return { output: null, transfer: [] };
    case 'entry': {
      const output = entry(job.input);
      return { output, transfer: [output.buffer as ArrayBuffer] };
    }
    case 'digest': {
      const { buffer, byteOffset, byteLength } = job.input.values;
      const bytes = new Uint8Array(buffer, byteOffset, byteLength);
      return { output: await sha256Here(bytes, () => context.breathe()), transfer: [] };
    }
  }
}

async function headers(files: readonly FileSource[], context: WorkContext): Promise<VolumeJobs['headers']['output']> {
  const results: VolumeJobs['headers']['output'] = [];
  for (const source of files) {
    const bytes = openSource(source, context.ask);
    try {
      results.push({ headers: await readHeaders(bytes, source.name), setAside: [] });
    } catch (error) {
      if (!(error instanceof VolumeError)) throw error;
      results.push({ headers: [], setAside: [await reasonOf(error, bytes, source.name)] });
    }
  }
  return results;
}

async function reasonOf(error: VolumeError, bytes: Bytes, file: string): Promise<SetAside> {
  const nested = error.code === 'notDicom' && archiveKind(await bytes.read(0, 16)) !== null;
  return { file, reason: nested ? 'nestedArchive' : error.code };
}

async function thumbnail(input: FilePlan, context: WorkContext): Promise<Finished> {
  let output: VolumeJobs['thumbnail']['output'] | undefined;
  await eachSlice(input, context, async ({ header }, values) => {
    output = thumbnailOf(values, header);
  });
  if (!output) throw new VolumeError('noImageData');
  return { output, transfer: [output.gray.buffer] };
}

/** Voxels of the slices of one file, one after another; the pixels of other frames are not read. */
async function eachSlice(
  { source, slices }: FilePlan,
  context: WorkContext,
  use: (plan: SlicePlan, values: Voxels) => Promise<void>,
): Promise<void> {
  const bytes = openSource(source, context.ask);
  const deflatedFrom = slices[0]?.header.pixels.deflatedFrom;
  const plain = deflatedFrom === undefined ? undefined : inflated(await bytes.read(0, bytes.size), deflatedFrom, true);
  for (const plan of slices) {
    const { offset, length } = plan.header.pixels;
    const raw = plain ? plain.slice(offset, offset + length) : await bytes.read(offset, offset + length);
    if (raw.length < length) throw new VolumeError('truncated', { file: source.name });
    await use(plan, sliceValues(samplesOf(raw as Uint8Array<ArrayBuffer>, plan.header.pixels), plan));
  }
}

async function encode(
  { slices, width, height }: VolumeJobs['encode']['input'],
  context: WorkContext,
): Promise<Finished> {
  const codec = await context.codec();
  const output: Uint8Array<ArrayBuffer>[] = [];
  for (const slice of slices) {
    output.push(encodeSlice(codec, slice, width, height));
    await context.breathe();
  }
  return { output, transfer: output.map((each) => each.buffer) };
}

function entry({ bytes, method, size, crc, file }: EntryInput): Uint8Array {
  const whole = method === 0 ? bytes : inflateExactly(bytes, size, 'chunkDamaged', file);
  if (whole.length !== size || crc32(whole) !== crc) throw new VolumeError('chunkDamaged', { file });
  return whole;
}
