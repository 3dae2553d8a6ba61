import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { fileBlob } from '../cli/files/file-blob.ts';
import { nodeVolumeClient } from '../cli/files/volume-client.ts';
import type { BenchRow } from './bench-row.ts';
import { cbctInChromium } from './cbct/in-chromium.ts';
import { best, cbctRows } from './cbct/cbct-rows.ts';
import { writeSeries } from './cbct/inputs.ts';
import { ownRound } from './cbct/own-times.ts';
import { peerTimes } from './cbct/peer-times.ts';
import { collectGarbage } from './node-garbage.ts';
import { peakOf } from './peak.ts';
import { atMost, lessBy } from './rated.ts';

const ROUNDS = 2;
const MEGABYTE = 1e6;

/** The CBCT rows of the quality goals, in Node and in Chromium, on a series of realistic size. */
export async function benchCbct(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'archway-bench-cbct-'));
  try {
    const series = writeSeries(folder);
    return [...(await inNode(folder, series.files, series.what)), ...(await cbctInChromium(series))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function inNode(folder: string, files: readonly string[], what: string): Promise<BenchRow[]> {
  const inputs = files.map((path) => ({ name: path, blob: fileBlob(path) }));
  const client = nodeVolumeClient(availableParallelism());
  const rounds = [];
  const peers = [];
  let last: Awaited<ReturnType<typeof ownRound>> | null = null;
  try {
    // The first one only warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      collectGarbage();
      last = await ownRound(client, inputs);
      const peer = await peerTimes(inputs, [last.size[0], last.size[1]], last.zip, {});
      if (round === 0) continue;
      rounds.push(last.times);
      peers.push(peer);
    }
    if (!last) throw new Error('No round was run');
    const { volume } = await client.unpack(last.zip, { budgetBytes: Infinity });
    const voxels = new Uint8Array(volume.data.buffer, volume.data.byteOffset, volume.data.byteLength);
    const deflated = zipSync({ 'volume.raw': [voxels, { level: 6 }] }).length;
    const rows: BenchRow[] = [
      ...cbctRows(what, best(rounds), best(peers)),
      lessBy('pack ratio', last.zip.length / MEGABYTE, 'voxels', last.volumeBytes / MEGABYTE, 3, 'MB'),
      lessBy('pack size', last.zip.length / MEGABYTE, 'zip level 6 of the voxels', deflated / MEGABYTE, 1.4, 'MB'),
      atMost(
        'pack, peak memory',
        peakOf(new URL('./cbct/one-pack.ts', import.meta.url), [folder]),
        'voxels',
        last.volumeBytes / MEGABYTE,
        2.5,
        'MB',
      ),
    ];
    return rows.map((row) => ({ ...row, where: 'Node' }));
  } finally {
    client.dispose();
  }
}
