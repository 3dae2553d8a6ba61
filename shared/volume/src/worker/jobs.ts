import type { Done } from '@archway/worker';
import { inflatedFile } from '../dicom/read-head.ts';
import { samplesOf } from '../dicom/samples.ts';
import { sliceValues, type SlicePlan } from '../dicom/slice-values.ts';
import { crc32 } from '../pack/crc32.ts';
import type { JpegLs } from '../pack/jpeg-ls.ts';
import { sha256Here } from '../pack/sha256.ts';
import { encodeSlice } from '../pack/slice-codec.ts';
import { thumbnailOf, type Thumbnail } from '../series/thumbnail.ts';
import { openSource, type AskBytes } from '../source/file-source.ts';
import { inflateExactly } from '../source/inflate.ts';
import type { ModuleLocation } from '../source/wasm.ts';
import { VolumeError } from '../volume-error.ts';
import { decode } from './decode.ts';
import { extract } from './extract.ts';
import { headersOfFiles } from './headers.ts';
import type { EntryInput, FilePlan, VolumeJobName, VolumeJobs, Voxels } from './messages.ts';

export interface WorkContext {
  codec(): Promise<JpegLs>;
  readonly libarchive: ModuleLocation;
  readonly ask: AskBytes;
  /** Sends a part of the answer; throws when the job was cancelled meanwhile. */
  piece(piece: VolumeJobs[VolumeJobName]['progress'], transfer: ArrayBuffer[]): Promise<void>;
  /** Lets messages in; throws when the job was cancelled. */
  breathe(): Promise<void>;
}

export type Job<Name extends VolumeJobName> = (
  input: VolumeJobs[Name]['input'],
  context: WorkContext,
) => Promise<Done<VolumeJobs[Name]['output']>>;

export const jobs: { readonly [Name in VolumeJobName]: Job<Name> } = {
  headers: async (input, context) => ({ output: await headersOfFiles(input, context) }),
  thumbnail,
  async slices({ files }, context) {
    await eachSlice(files, context, ({ index }, values) =>
      context.piece({ index, values }, [values.buffer as ArrayBuffer]),
    );
    return { output: null };
  },
  encode,
  decode,
  async extract(input, context) {
    await extract(input, context);
    return { output: null };
  },
  async entry(input) {
    const output = entry(input);
    return { output, transfer: [output.buffer as ArrayBuffer] };
  },
  async digest({ values: { buffer, byteOffset, byteLength } }, context) {
    const bytes = new Uint8Array(buffer, byteOffset, byteLength);
    return { output: await sha256Here(bytes, () => context.breathe()) };
  },
};

async function thumbnail(input: FilePlan, context: WorkContext): Promise<Done<Thumbnail>> {
  let output: Thumbnail | undefined;
  await eachSlice([input], context, async ({ header }, values) => {
    output = thumbnailOf(values, header);
  });
  if (!output) throw new VolumeError('noImageData');
  return { output, transfer: [output.gray.buffer] };
}

/** Slices that are read before it is their turn: a read waits more than it works. */
const AHEAD = 4;

/** Voxels of the slices of some files, one after another; the pixels of other frames are not read. */
async function eachSlice(
  files: readonly FilePlan[],
  context: WorkContext,
  use: (plan: SlicePlan, values: Voxels) => Promise<void>,
): Promise<void> {
  const reads = files.flatMap((file) => readsOf(file, context));
  const waiting: Promise<SliceBytes>[] = [];
  for (let at = 0; at < reads.length; at += 1) {
    while (waiting.length < Math.min(at + AHEAD, reads.length)) {
      const read = reads[waiting.length]!();
      // Awaited when its turn comes; when that never comes, nobody asks how it ended.
      read.catch(() => undefined);
      waiting.push(read);
    }
    const { plan, raw } = await waiting[at]!;
    delete waiting[at];
    await use(plan, sliceValues(samplesOf(raw, plan.header.pixels), plan));
  }
}

interface SliceBytes {
  readonly plan: SlicePlan;
  /** Its own, to be changed in place. */
  readonly raw: Uint8Array<ArrayBuffer>;
}

/** In the order of the file, so that one that must be inflated is inflated once. */
function readsOf({ source, slices }: FilePlan, context: WorkContext): (() => Promise<SliceBytes>)[] {
  const file = openSource(source, context.ask);
  const from = slices[0]?.header.pixels.deflatedFrom;
  const bytes = from === undefined ? file : inflatedFile(file, from);
  return [...slices]
    .sort((a, b) => a.header.pixels.offset - b.header.pixels.offset)
    .map((plan) => async () => {
      const { offset, length } = plan.header.pixels;
      const raw = await bytes.read(offset, offset + length);
      if (raw.length < length) throw new VolumeError(source.entry ? 'archive' : 'truncated', { file: source.name });
      return { plan, raw };
    });
}

async function encode(
  { slices, width, height }: VolumeJobs['encode']['input'],
  context: WorkContext,
): Promise<Done<Uint8Array[]>> {
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
